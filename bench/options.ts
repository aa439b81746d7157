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
  'many',
] as const
/** Part of another one, or needs PostgreSQL: only when it is named. */
const BY_NAME: readonly string[] = ['large-memory', 'many']
const MOST_IMAGES = 1_000_000
type Part = (typeof PARTS)[number]
/**
 * `data` is a folder that was seeded before: for memory with the demo, without its first start; for staff with 2,000
 * artists and 100,000 images. `images` is how many works there are for `many`.
 */
export type Options = {
  seconds: number
  rounds: number
  parts: Part[]
  data: string | undefined
  images: number
}

const USAGE = `Usage: npm run bench -- [--seconds 1 to 60] [--rounds 1 to 20] [--only ${PARTS.join('|')}] [--data FOLDER] [--images 1 to ${MOST_IMAGES}]`

/** @throws StartupError with the usage. */
export function readOptions(args: string[]): Options {
  const { values } = parse(args)
  const seconds = Number(values.seconds)
  const rounds = Number(values.rounds)
  const images = Number(values.images)
  const parts = PARTS.filter((part) =>
    values.only === undefined ? !BY_NAME.includes(part) : part === values.only,
  )
  const areWhole = isWhole(seconds, 60) && isWhole(rounds, 20) && isWhole(images, MOST_IMAGES)
  if (!areWhole || parts.length === 0) throw new StartupError(USAGE)
  return { seconds, rounds, parts, data: values.data, images }
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
        images: { type: 'string', default: '300000' },
      },
    })
  } catch {
    throw new StartupError(USAGE)
  }
}

function isWhole(number: number, most: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= most
}
