// `npm run test:image`: makes what deploy/Dockerfile copies into the image, by its own step and from what Docker would be given, and
// runs it as a container would. Ends with 1 when something does not work, has no place in it, or is larger than it should be.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartupError } from '#platform/config.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { failOn, say } from '#tests/long-run.ts'
import { findFreePort } from '#tests/machines/free-port.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { askEverything, fillData } from './asked.ts'
import { type Container, openContainer } from './container.ts'
import { readImage } from './dockerfile.ts'
import { listUnwanted, makeTree, reportSizes } from './make-tree.ts'

const ASKED_EVERY_MS = 200
/** Some files are for Vite alone, which is why only this counts. */
const MISSING = 'ERR_MODULE_NOT_FOUND'
/** Programs of their own, which run as soon as they are loaded. */
const PROGRAMS =
  /^src\/(?:main\.ts|cli\/(?:engine\/)?[\w-]+\.ts|platform\/jobs\/process-entry\.ts|.*-worker\.ts)$/

async function main({ base }: { base: string }): Promise<void> {
  if (process.getuid?.() !== 0 || spawnSync('unshare', ['--mount', 'true']).status !== 0)
    throw new StartupError('This needs root, who may mount.')
  await using place = await openTestFolder()
  const { build, environment, folder, user, command, healthCheck } = readImage()
  const tree = makeTree(place.folder, build)
  const faults = [...reportSizes(tree), ...listUnwanted(tree)]
  const data = join(place.folder, 'data')
  const works = await fillData(data)
  spawnSync('chown', ['-R', user, data])
  const port = String(await findFreePort())
  using container = openContainer({
    ...{ base: resolve(base), tree: tree.folder, data, folder, user },
    environment: { ...environment, PORT: port, LOG_LEVEL: 'warn' },
  })
  const loading = container.run(['node', '--input-type=module', '-e', loadAll(tree.folder)])
  if (loading.status !== 0 || loading.output !== '') faults.push(`not all can be loaded: ${loading.output}`)
  const began = performance.now()
  const site = container.start(command)
  if (!(await isReady(container, healthCheck, site.ended)))
    throw new StartupError([...faults, `The site did not start: ${site.output()}`].join('\n'))
  say(`ready after ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  faults.push(...(await askEverything(`http://127.0.0.1:${port}`, works)), ...tryWithin(container, user))
  site.stop()
  const code = await site.ended
  if (code !== 0) faults.push(`the site ended with ${code}: ${site.output()}`)
  failOn(faults)
}

/** Imports each file of the program that is none of its own, which finds what is missing of its packages. */
function loadAll(tree: string): string {
  const app = join(tree, 'app')
  const files = globSync(join(app, 'src/{domain,platform,server,site,cli}/**/*.ts')).map((path) =>
    relative(app, path),
  )
  const modules = files.filter((path) => !PROGRAMS.test(path))
  return `for (const path of ${JSON.stringify(modules)})
    await import('/app/' + path).catch((error) => error.code !== '${MISSING}' || console.log(error.message))
    process.exit(0)`
}

/** False when it ends before. */
async function isReady(
  container: Container,
  check: readonly string[],
  ended: Promise<unknown>,
): Promise<boolean> {
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  while (!isOver) {
    if (container.run(check).status === 0) return true
    await wait(ASKED_EVERY_MS)
  }
  return false
}

/** Commands of the program while it runs, and what its user may write. */
function tryWithin(container: Container, user: string): string[] {
  const faults: string[] = []
  const listed = container.run(['node', 'src/cli/staff.ts', 'list'])
  const backup = container.run(['node', 'src/cli/backup.ts', '/data/backup.tar.gz'])
  for (const { status, output } of [listed, backup])
    if (status !== 0) faults.push(`a command failed: ${output}`)
  const places = '/app/x /app/bin/x /usr/x /etc/x /x'
  const { output } = container.run([
    'sh',
    '-c',
    `touch ${places} 2>/dev/null; ls ${places} 2>/dev/null; id -u`,
  ])
  if (output.trim() !== user.split(':')[0])
    faults.push(`may write more than /data and /tmp, or as another: ${output}`)
  return faults
}

await runDeclared(COMMANDS, 'test:image', main)
