import { parseArgs } from 'node:util'
import { StartupError } from '#platform/config.ts'

type Rounds = { command: string; name: string; usual: number; most: number }

/**
 * What a test that goes on as often as it is told reads from the command line: how often, and the seed of its chances, a
 * random one unless it is named.
 * @throws StartupError with the usage.
 */
export function readRoundsAndSeed({ command, name, usual, most }: Rounds): { rounds: number; seed: number } {
  const { values } = parseArgs({ options: { [name]: { type: 'string' }, seed: { type: 'string' } } })
  const rounds = Number(values[name] ?? usual)
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > most || !Number.isInteger(seed))
    throw new StartupError(`Usage: npm run ${command} -- [--${name} 1 to ${most}] [--seed NUMBER]`)
  return { rounds, seed }
}
