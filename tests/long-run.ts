import { StartupError } from '#platform/config.ts'
import { openTestFolder, startSite } from './run-program.ts'
import { watchedBy } from './watch-process.ts'

/** The demo in a folder of its own, as `npm start` runs it, without pictures made beforehand; `socket` tells of its process. */
export async function startDemo() {
  await using opened = new AsyncDisposableStack()
  const { folder } = opened.use(await openTestFolder())
  const socket = `${folder}/watch.sock`
  const site = opened.use(
    await startSite({
      DATA_DIR: folder,
      DEMO: 'yes',
      PREPARE: 'no',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...watchedBy(socket),
    }),
  )
  const closing = opened.move()
  return { site, folder, socket, [Symbol.asyncDispose]: () => closing.disposeAsync() }
}

export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** Ends the run with 1 and these sentences. @throws StartupError */
export function failOn(faults: readonly string[]): void {
  if (faults.length > 0) throw new StartupError(faults.join('\n'))
}
