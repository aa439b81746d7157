import { LARGEST_LIST_BYTES } from './reading/read-list.server.ts'
import type { ImportReport, ReportLine } from './report.ts'

const MEGABYTE = 1024 * 1024

/** What each error says to whoever runs the command. */
const SENTENCES: Readonly<Record<string, (parameter: string) => string>> = {
  required: () => 'is needed',
  longest: (most) => `is longer than ${most} characters`,
  smallest: (least) => `is less than ${least}`,
  largest: (most) => `is more than ${most}`,
  pattern: () => 'is not written as it must be',
  taken: () => 'belongs to another record',
  unknown: () => 'is not known',
  missing: () => 'names a file that is not in pictures/',
  'not-a-player': () => 'is not a player that may stand on a page',
  twice: () => 'is there twice',
  columns: (count) => `has not the ${count} columns of the first line`,
  quotes: () => 'has a quotation mark that does not match',
  encoding: () => 'is neither UTF-8, UTF-16 nor Windows-1252',
  json: () => 'is not a JSON list of records',
  empty: () => 'is empty',
  loop: () => 'leads in a circle',
  'half-focus': () => 'has only one half of its focus',
  conflict: () => 'contradicts what the database holds',
  'not-an-image': () => 'is not a picture',
  broken: () => 'is a damaged picture',
  'too-large': () => 'is too large a picture',
  'too-many-frames': () => 'has too many frames',
}

/** `images.csv, line 7, ada-moor: refused (AltDe is needed).` */
export function tellLine({ list, line, key, outcome, problems }: ReportLine): string {
  const reasons = Object.entries(problems).map(([column, error]) => `${column} ${errorText(error)}`)
  const where = line > 0 ? `, line ${line}` : ''
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : ''
  return `${list}${where}${key ? `, ${key}` : ''}: ${outcome}${why}`
}

export function tellCounts({ counts, written }: ImportReport): string {
  const parts = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`)
  return `${parts.join(', ')}. ${written ? 'The rest is in.' : 'Nothing was written.'}`
}

function errorText(error: string): string {
  const [key = '', parameter = ''] = error.split(':')
  const megabytes = key === 'largest' && Number(parameter) * MEGABYTE === LARGEST_LIST_BYTES
  return SENTENCES[key]?.(megabytes ? `${parameter} megabytes` : parameter) ?? key
}
