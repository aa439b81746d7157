import type { Fields } from '#platform/records/resource.ts'

export const COLUMNS = [
  'TitleDe',
  'TitleEn',
  'AltDe',
  'AltEn',
  'KeywordsDe',
  'KeywordsEn',
  'Galleries',
  'Year',
] as const
export type Column = (typeof COLUMNS)[number]
/** Every cell is a text, also the styles: they can be typed and pasted by their names. */
export type Texts = Readonly<Record<Column, string>>
export type CellErrors = Readonly<Partial<Record<Column, { message: string; args?: Fields }>>>

export type StyleName = { id: number; shown: string; names: readonly string[] }

const NEEDED: readonly Column[] = ['TitleDe', 'TitleEn', 'AltDe', 'AltEn']

export function toTexts(record: Fields, styles: readonly StyleName[]): Texts {
  return {
    TitleDe: textOf(record.TitleDe),
    TitleEn: textOf(record.TitleEn),
    AltDe: textOf(record.AltDe),
    AltEn: textOf(record.AltEn),
    KeywordsDe: textOf(record.KeywordsDe),
    KeywordsEn: textOf(record.KeywordsEn),
    Galleries: nameStyles(idsOf(record.Galleries), styles),
    Year: typeof record.Year === 'number' ? String(record.Year) : '',
  }
}

/** An unknown style is an error, and then the cell is left out. */
export function toFields(texts: Texts, styles: readonly StyleName[]): { fields: Fields; errors: CellErrors } {
  const { Galleries, Year, ...plain } = texts
  const { ids, unknown } = readStyles(Galleries, styles)
  const trimmed = Object.entries(plain).map(([name, text]) => [name, text.trim()] as const)
  const year = Year.trim()
  // The server refuses a year that is not a number, with the field's own message.
  const fields = {
    ...Object.fromEntries(trimmed),
    Year: year === '' ? null : /^\d+$/.test(year) ? Number(year) : year,
  }
  if (unknown.length === 0) return { fields: { ...fields, Galleries: ids }, errors: {} }
  const error = { message: 'desk.unknown_style', args: { name: unknown.join(', ') } }
  return { fields, errors: { Galleries: error } }
}

export function nameStyles(ids: readonly number[], styles: readonly StyleName[]): string {
  return ids.flatMap((id) => styles.find((style) => style.id === id)?.shown ?? []).join(', ')
}

function readStyles(text: string, styles: readonly StyleName[]): { ids: number[]; unknown: string[] } {
  const ids = new Set<number>()
  const unknown: string[] = []
  for (const typed of text.split(/[,;]/).map((name) => name.trim())) {
    if (typed === '') continue
    const found = findStyle(typed, styles)
    if (found) ids.add(found.id)
    else unknown.push(typed)
  }
  return { ids: [...ids].sort((one, other) => one - other), unknown }
}

function findStyle(typed: string, styles: readonly StyleName[]): StyleName | undefined {
  const wanted = typed.toLocaleLowerCase('de')
  const exactly = styles.find(({ names }) => names.some((name) => name.toLocaleLowerCase('de') === wanted))
  if (exactly) return exactly
  const beginning = styles.filter(({ names }) =>
    names.some((name) => name.toLocaleLowerCase('de').startsWith(wanted)),
  )
  return beginning.length === 1 ? beginning[0] : undefined
}

export function listMissing(texts: Texts): Column[] {
  return NEEDED.filter((column) => texts[column].trim() === '')
}

export function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Spreadsheets write a cell with line breaks in quotes. */
const CELL = /"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/y

const QUOTED_CELLS = /^"(?:[^"]|"")*"$/

/** Whether a copied text is of a table: another one may have lines as well, and belongs into one cell. */
export function isBlock(copied: string, html: string): boolean {
  const text = copied.replace(/\r?\n$/, '')
  if (text.includes('\t') || QUOTED_CELLS.test(text)) return true
  return /\n/.test(text) && /<table[\s>]/i.test(html)
}

/** A stray quotation mark stays, which strict readers of CSV refuse. */
export function readBlock(copied: string): string[][] {
  const text = copied.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  for (let at = 0; at <= text.length; at += 1) {
    CELL.lastIndex = at
    const [whole = '', quoted, plain = ''] = CELL.exec(text) ?? []
    rows.at(-1)?.push(toLine(quoted?.replaceAll('""', '"') ?? plain))
    at += whole.length
    if (text[at] === '\n') rows.push([])
  }
  return rows
}

function toLine(cell: string): string {
  return cell.replaceAll(/\s+/g, ' ').trim()
}
