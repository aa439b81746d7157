import { parseArgs } from 'node:util'
import { StartupError } from '#platform/config.ts'

const PARTS = [
  'warm',
  'cold',
  'large',
  'sheet',
  'scroll',
  'touch',
  'projects',
  'words',
  'enquiries',
  'import',
  'backup',
  'staff',
  'memory',
  'large-memory',
] as const
/** Part of another one: only when it is named. */
const BY_NAME: readonly string[] = ['large-memory']
type Part = (typeof PARTS)[number]
/**
 * `data` is a folder that was seeded before: for memory with the demo, without its first start; for staff with 2,000
 * artists and 100,000 images.
 */
export type Options = { seconds: number; rounds: number; parts: Part[]; data: string | undefined }

const USAGE = `Usage: npm run bench -- [--seconds 1 to 60] [--rounds 1 to 20] [--only ${PARTS.join('|')}] [--data FOLDER]`

/** @throws StartupError with the usage. */
export function readOptions(args: string[]): Options {
  const { values } = parse(args)
  const seconds = Number(values.seconds)
  const rounds = Number(values.rounds)
  const parts = PARTS.filter((part) =>
    values.only === undefined ? !BY_NAME.includes(part) : part === values.only,
  )
  if (!isWhole(seconds, 60) || !isWhole(rounds, 20) || parts.length === 0) throw new StartupError(USAGE)
  return { seconds, rounds, parts, data: values.data }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        seconds: { type: 'string', default: '5' },
        rounds: { type: 'string', default: '5' },
        only: { type: 'string' },
        data: { type: 'string' },
      },
    })
  } catch {
    throw new StartupError(USAGE)
  }
}

function isWhole(number: number, most: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= most
}
