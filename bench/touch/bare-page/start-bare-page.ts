import { join } from 'node:path'
import { type RunningServer, runTool, startServer } from '../../servers.ts'

const SOURCES = 'bench/touch/bare-page'

/** Builds a page of React Router with nothing on it, and serves it. */
export async function startBarePage(folder: string): Promise<RunningServer> {
  const built = join(folder, 'bare-page')
  await runTool(['node_modules/@react-router/dev/bin.cjs', 'build', SOURCES], {
    BARE_PAGE_BUILD: built,
    NODE_ENV: 'production',
  })
  return startServer({ file: `${SOURCES}/bare-server.ts`, parameters: [built], probe: '/' })
}
