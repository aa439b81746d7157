import { LIST_NAMES } from '#domain/import-export/list-names.ts'
import type { ListKind } from '#domain/import-export/lists/list-kind.ts'
import { openLists } from '#domain/import-export/lists/lists.server.ts'
import { systemClock } from '#platform/clock.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
import type { Kind } from '#platform/fields/kinds.ts'
import type { Catalogue } from './read-catalogue.ts'

/** What people would write into columns that are not told by their kind. */
const WRITTEN: Readonly<Record<string, string>> = {
  Galleries: 'tiere',
  EmbedCode: '',
  TextsDe: '',
  Link: '/news',
  From: '/alt',
  To: '/news',
  Name: 'hours',
  TextDe: 'Mo bis Fr',
  Address: 'home-2020',
  TimeZone: 'Europe/Berlin',
}

/** Lists as staff import them, with every column that the records describe; news and testimonials as JSON. */
export function makeLists({ artist, images }: Catalogue): { name: string; bytes: Buffer }[] {
  const [image = 1] = images
  const known: Record<string, unknown> = { ...WRITTEN, Code: artist, Artist: artist, Images: String(image) }
  const lists = openLists(systemClock)
  return LIST_NAMES.map((name) => {
    const kind = lists[name]
    const row = Object.fromEntries(
      [...kind.columns.keys()].map((column) => [column, known[column] ?? sampleOf(kind, column, image)]),
    )
    const isJson = name === 'news' || name === 'testimonials'
    const text = isJson ? JSON.stringify([row]) : writeCsv([Object.keys(row), Object.values(row)])
    return { name: `${name}.${isJson ? 'json' : 'csv'}`, bytes: Buffer.from(text) }
  })
}

function sampleOf({ name, resource, columns }: ListKind, column: string, image: number): unknown {
  const field = columns.get(column)?.field ?? ''
  const described = resource.fields[field]
  const kind: Kind | undefined = described?.listed || described?.type
  switch (kind?.kind) {
    case 'line':
    case 'lines':
      return `${column} of ${name}`
    case 'slug':
      return `${column.toLowerCase()}-x`
    case 'number':
      return kind.smallest
    case 'reference':
      return name === 'images' ? image : ''
    case 'choice':
    case 'choices':
      return kind.choices[0]
    case 'yesNo':
      return false
    case 'day':
      return '2027-01-01'
    case 'moment':
      return new Date('2026-01-01T00:00:00Z')
    default:
      return ''
  }
}
