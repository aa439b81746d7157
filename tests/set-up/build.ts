import { spawnSync } from 'node:child_process'

/** Vitest's global set-up for tests that serve the built site: builds it when its sources changed. */
export default function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The website could not be built.')
}
