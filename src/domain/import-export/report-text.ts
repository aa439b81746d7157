import { LARGEST_LIST_BYTES } from './read-list.server.ts'
import { type ImportReport, type ReportLine, toExcerpts } from './report.ts'

const MEGABYTE = 1024 * 1024

const SENTENCES: Readonly<Record<string, (parameter: string) => string>> = {
  required: () => 'is needed',
  longest: (most) => `is longer than ${most} characters`,
  smallest: (least) => `is smaller than ${least}`,
  largest: (most) => `is larger than ${most}`,
  pattern: () => 'is not in the right format',
  direction: () => 'has an invisible character that turns the direction of writing round: type it anew',
  day: () => 'is not a day, written like 2026-12-31 or 31.12.2026',
  time: () => 'is not a time, written like 2026-12-31, 31.12.2026 or 2026-12-31T18:30+01:00',
  slug: (better) =>
    `may have only small letters a to z, digits and single hyphens between them${better ? `, such as ${better}` : ''}`,
  taken: () => 'already belongs to another record',
  unknown: () => 'is not known',
  missing: () => 'names a file that is not in pictures/',
  'not-a-player': () => 'is not a player we allow on pages',
  'not-safe': () => 'has something that is not allowed on pages, such as HTML',
  'too-many': (most) => `has more than ${most} of them`,
  twice: () => 'is in the list twice',
  columns: (count) => `does not have the ${count} columns of the first line`,
  quotes: () => 'has a quotation mark that is not closed',
  encoding: () => 'is neither UTF-8, UTF-16 nor Windows-1252, or a mix of them: save it as “CSV UTF-8”',
  json: () => 'is not a JSON list of records',
  empty: () => 'is empty',
  'before-start': () => 'is not after the time from which it is published',
  loop: () => 'leads back to itself',
  'half-focus': () => 'has only half of its focus',
  conflict: () => 'contradicts what is in the database',
  'not-an-image': () => 'is not a JPEG, PNG, WebP, GIF, AVIF, HEIC or TIFF picture',
  broken: () => 'is a damaged picture',
  'cut-off': () => 'was cut off: part of the file is missing, so copy it again',
  svg: () => 'is an SVG drawing, which is not supported: save it as PNG and name that file',
  'too-large': () => 'is larger than 50 megapixels (AVIF: 24), or a side of it than 20,000 pixels',
  'too-many-frames': () => 'has too many frames',
}

/** Writes `images.csv, line 7, ada-moor: refused (AltDe is needed).` */
export function writeLine({ list, line, key, outcome, problems, note, changes = [] }: ReportLine): string {
  const reasons = Object.entries(problems).map(([column, error]) => `${column} ${errorText(error)}`)
  const where = line > 0 ? `, line ${line}` : ''
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : ''
  const until = note === 'no-alt' ? ', hidden until it has AltDe and AltEn' : ''
  return `${list}${where}${key ? `, ${key}` : ''}: ${outcome}${until}${why}${writeChanges(changes)}.`
}

function writeChanges(changes: NonNullable<ReportLine['changes']>): string {
  const excerpts = changes
    .map(toExcerpts)
    .map(({ column, from, to }) => `${column} ${JSON.stringify(from)} -> ${JSON.stringify(to)}`)
  return excerpts.length > 0 ? ` (${excerpts.join('; ')})` : ''
}

export function writeCounts({ counts, written, unseen = 0 }: ImportReport): string {
  const parts = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`)
  const end = written
    ? 'Everything but what was refused or held back has been imported.'
    : 'Nothing was written.'
  return [`${parts.join(', ')}.`, writeUnseen(unseen), end].filter(Boolean).join(' ')
}

function writeUnseen(unseen: number): string {
  if (unseen === 0) return ''
  const works =
    unseen === 1 ? '1 work stays hidden until it has' : `${unseen} works stay hidden until they have`
  return `${works} AltDe and AltEn, what people hear who cannot see the picture: add both columns and import again.`
}

function errorText(error: string): string {
  const [key = '', parameter = ''] = error.split(':')
  const megabytes = key === 'largest' && Number(parameter) * MEGABYTE === LARGEST_LIST_BYTES
  return SENTENCES[key]?.(megabytes ? `${parameter} megabytes` : parameter) ?? key
}
