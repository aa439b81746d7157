import { parseArgs } from 'node:util'
import { StartupError } from '#platform/config.ts'
import { openTestFolder, startSite } from './run-program.ts'
import { watchedBy } from './watch-process.ts'

/** A whole number that a long run can be told: `usual` when it is not given. */
export type Limits = { usual: number; least: number; most: number }

/** What the run was told, by name. @throws StartupError with the usage. */
export function readNumbers<Name extends string>(
  command: string,
  limits: Readonly<Record<Name, Limits>>,
): (name: Name) => number {
  const names = Object.keys(limits).filter((name): name is Name => name in limits)
  const usages = names.map((name) => `[--${name} ${limits[name].least} to ${limits[name].most}]`)
  const usage = new StartupError(`Usage: npm run ${command} -- ${usages.join(' ')}`)
  const given = readValues(Object.fromEntries(names.map((name) => [name, { type: 'string' }])), usage)
  const numberOf = (name: Name) => Number(given[name] ?? limits[name].usual)
  const isRight = (name: Name) =>
    Number.isInteger(numberOf(name)) &&
    numberOf(name) >= limits[name].least &&
    numberOf(name) <= limits[name].most
  if (!names.every(isRight)) throw usage
  return numberOf
}

function readValues(options: Record<string, { type: 'string' }>, usage: StartupError) {
  try {
    return parseArgs({ options }).values
  } catch {
    throw usage
  }
}

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
