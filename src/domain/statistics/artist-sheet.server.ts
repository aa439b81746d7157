import { setImmediate } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import { drawFoot, drawHead, fitting } from '#domain/hand-outs/draw-page.server.ts'
import { EDGE, LINE_WIDTH, type TextType } from '#domain/hand-outs/page.ts'
import { drawLines, measure, openPen, type Pen } from '#domain/hand-outs/pen.server.ts'
import { COLOURS } from '#domain/imaging/word-mark.ts'
import german from '#messages/statistics-sheet.de.json' with { type: 'json' }
import english from '#messages/statistics-sheet.en.json' with { type: 'json' }
import { type Database, rowsOf } from '#platform/database/database.ts'
import { openMessages } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { longDate } from '#site/dates.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { ArtistFigures } from './answers.ts'
import { sumsIn } from './read-statistics.server.ts'
import type { DayRange } from './statistics-model.ts'

const translateIn = openMessages({ de: german, en: english })
const DOCUMENT_LANGUAGES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }
const MOST_WORKS = 20
/** The figures begin below a name of six lines. */
const FIGURES_TOP = 290
const FIGURE: TextType = { weight: 'display', size: 18, leading: 24 }
const ROW: TextType = { weight: 'text', size: 10, leading: 16 }
const HEAD: TextType = { ...ROW, weight: 'strong' }
const GAP = 20
const COLUMN = 76
const MOST_LINES = 2
const NOON = 'T12:00:00Z'

type Setting = { range: DayRange; language: Language; origin: string; now: Date }
type Row = { type: TextType; text: string; cells: string[]; isHead?: boolean }

export async function drawArtistSheet(
  { artist, Works, ...figures }: ArtistSheet,
  { range, language, origin, now }: Setting,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = translateIn(language)
  const brand = site.brand[language]
  const { host } = new URL(origin)
  const path = paths.artist(language, artist.code)
  const day = (of: string) => longDate(new Date(of + NOON), language)
  const numbers = new Intl.NumberFormat(language)
  const toRow = (type: TextType, text: string, counts: number[]): Row => {
    return { type, text, cells: counts.map((count) => numbers.format(count)) }
  }
  const pen = openPen({
    title: `${artist.name} · ${brand}`,
    author: brand,
    language: DOCUMENT_LANGUAGES[language],
    createdAt: now,
  })
  pen.addPage()
  drawHead(pen, brand, {
    title: artist.name,
    facts: [t('sheet_range', { from: day(range.from), to: day(range.to) })],
    online: { words: t('sheet_online', { address: host + path }), address: origin + path },
    cover: null,
  })
  const below = drawTable(pen, FIGURES_TOP, [
    toRow(FIGURE, t('sheet_portfolio'), [figures.Portfolio]),
    toRow(FIGURE, t('sheet_seen'), [figures.Seen]),
    toRow(FIGURE, t('sheet_collected'), [figures.Collected]),
    toRow(FIGURE, t('sheet_enquired'), [figures.Enquired]),
  ])
  const columns = [t('sheet_column_seen'), t('sheet_column_collected'), t('sheet_column_enquired')]
  const rows = Works.slice(0, MOST_WORKS).map(({ TitleDe, TitleEn, Seen, Collected, Enquired }) =>
    toRow(ROW, language === 'de' ? TitleDe : TitleEn, [Seen, Collected, Enquired]),
  )
  const head = { type: HEAD, text: t('sheet_works'), cells: columns, isHead: true }
  const end =
    rows.length === 0
      ? drawText(pen, below + GAP, t('sheet_works_none'))
      : drawTable(pen, below + GAP, [head, ...rows])
  drawText(pen, end + GAP, t('sheet_note'), COLOURS.ink2)
  drawFoot(pen, `${brand} · ${host}`, t('sheet_page'))
  pen.end()
  // pdfkit writes the last pieces of the file in a later turn of the event loop.
  await setImmediate()
  return pen.takeBytes() ?? new Uint8Array()
}

function drawTable(pen: Pen, top: number, rows: readonly Row[]): number {
  const table = pen.group(pen.root, 'Table')
  let below = top
  for (const { type, text, cells, isHead = false } of rows) {
    const row = pen.group(table, 'TR')
    const draw = (kind: 'TH' | 'TD', left: number, lines: readonly string[]) =>
      pen.tag(row, kind, () => drawLines(pen, { type, left, top: below, lines })).end()
    draw('TH', EDGE, fitting(text, type, LINE_WIDTH - cells.length * COLUMN, 1))
    cells.forEach((cell, at) => {
      const right = EDGE + LINE_WIDTH - (cells.length - 1 - at) * COLUMN
      draw(isHead ? 'TH' : 'TD', right - measure(cell, type), [cell])
    })
    row.end()
    below += type.leading
    pen.decorate(() => pen.line([EDGE, below], [EDGE + LINE_WIDTH, below], COLOURS.lineControl))
  }
  table.end()
  return below
}

function drawText(pen: Pen, top: number, text: string, colour: string = COLOURS.ink): number {
  const lines = fitting(text, ROW, LINE_WIDTH, MOST_LINES)
  pen.tag(pen.root, 'P', () => drawLines(pen, { type: ROW, left: EDGE, top, lines, colour })).end()
  return top + lines.length * ROW.leading
}

export type ArtistSheet = z.infer<typeof ArtistFigures> & { artist: { code: string; name: string } }

const countOf = (kind: string) => sql`coalesce(sum(count) FILTER (WHERE kind = ${kind}), 0)`
const FIGURES = sql`${countOf('work')} AS "Seen", ${countOf('collected')} AS "Collected", ${countOf('enquired')} AS "Enquired"`

export async function readArtistSheet(
  db: Database,
  artistId: number,
  range: DayRange,
): Promise<ArtistSheet | null> {
  const { id, code, name } = artists
  const [artist] = await db.select({ code, name }).from(artists).where(eq(id, artistId))
  if (!artist) return null
  const sums = sumsIn(range, sql`artist_id = ${artistId}`)
  const [figures] = await rowsOf(
    db,
    sql`SELECT ${countOf('artist')} AS "Portfolio", ${FIGURES} FROM (${sums}) AS sums`,
  )
  const works = await rowsOf(
    db,
    sql`SELECT id AS "Id", title_de AS "TitleDe", title_en AS "TitleEn", ${FIGURES}
      FROM (${sums}) AS sums JOIN ${images} ON id::text = subject
      WHERE kind <> 'artist' AND ${images.artistId} = ${artistId}
      GROUP BY id ORDER BY "Seen" DESC, "Collected" DESC, id`,
  )
  return { artist, ...ArtistFigures.parse({ ...figures, Works: works }) }
}
