import { LARGEST_LIST_BYTES } from './reading/read-list.server.ts'
import type { ImportReport, ReportLine } from './report.ts'

const MEGABYTE = 1024 * 1024

/** What each error says to whoever runs the command. */
const SENTENCES: Readonly<Record<string, (parameter: string) => string>> = {
  required: () => 'is needed',
  longest: (most) => `is longer than ${most} characters`,
  smallest: (least) => `is smaller than ${least}`,
  largest: (most) => `is larger than ${most}`,
  pattern: () => 'is not in the right format',
  taken: () => 'already belongs to another record',
  unknown: () => 'is not known',
  missing: () => 'names a file that is not in pictures/',
  'not-a-player': () => 'is not a player we allow on pages',
  twice: () => 'is in the list twice',
  columns: (count) => `does not have the ${count} columns of the first line`,
  quotes: () => 'has a quotation mark that is not closed',
  encoding: () => 'is neither UTF-8, UTF-16 nor Windows-1252',
  json: () => 'is not a JSON list of records',
  empty: () => 'is empty',
  loop: () => 'leads back to itself',
  'half-focus': () => 'has only half of its focus',
  conflict: () => 'contradicts what is in the database',
  'not-an-image': () => 'is not a picture',
  broken: () => 'is a damaged picture',
  'too-large': () => 'is too large',
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
  return `${parts.join(', ')}. ${written ? 'Everything else has been imported.' : 'Nothing was written.'}`
}

function errorText(error: string): string {
  const [key = '', parameter = ''] = error.split(':')
  const megabytes = key === 'largest' && Number(parameter) * MEGABYTE === LARGEST_LIST_BYTES
  return SENTENCES[key]?.(megabytes ? `${parameter} megabytes` : parameter) ?? key
}
