import { drawFoot, drawHead } from '#domain/hand-outs/draw-opening.server.ts'
import { inGlyphsOf } from '#domain/hand-outs/layout/glyphs.ts'
import { EDGE, LINE_WIDTH, type TextType } from '#domain/hand-outs/layout/page.ts'
import { breakLongText } from '#domain/hand-outs/layout/words.ts'
import { drawLines } from '#domain/hand-outs/pen/draw-block.server.ts'
import { measure } from '#domain/hand-outs/pen/fonts.server.ts'
import { openPen, type Pen, type Structure } from '#domain/hand-outs/pen/pen.server.ts'
import { hasGlyph } from '#domain/imaging/lettering/site-font.server.ts'
import { COLOURS } from '#domain/imaging/word-mark.ts'
import type { DayRange } from '#domain/statistics/model.ts'
import type { ArtistSheet } from '#domain/statistics/read-artist-sheet.server.ts'
import german from '#messages/statistics-sheet.de.json' with { type: 'json' }
import english from '#messages/statistics-sheet.en.json' with { type: 'json' }
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { longDate } from '#site/time/long-date.ts'

const MESSAGES = { de: german, en: english }
const DOCUMENT_LANGUAGES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }
/** As many as the page has room for. */
const MOST_WORKS = 20
/** Below a name of six lines. */
const FIGURES_TOP = 290
const FIGURE: TextType = { weight: 'display', size: 18, leading: 24 }
const ROW: TextType = { weight: 'text', size: 10, leading: 16 }
const HEAD: TextType = { ...ROW, weight: 'strong' }
const GAP = 20
/** Of a number; the text has the rest of the line. */
const COLUMN = 76
const NOON = 'T12:00:00Z'

type Setting = { range: DayRange; language: Language; origin: string; now: Date }
type Row = { type: TextType; text: string; cells: string[]; isHead?: boolean }

/** What visitors looked at and did, on one page A4 in the agency's look: for the artist. */
export async function drawArtistSheet(
  sheet: ArtistSheet,
  setting: Setting,
): Promise<Uint8Array<ArrayBuffer>> {
  const { artist, figures, works } = sheet
  const { language, range, origin, now } = setting
  const t = (key: keyof typeof german, values = {}) => findMessage(MESSAGES[language], key, values)
  const brand = site.brand[language]
  const { host } = new URL(origin)
  const path = paths.artist(language, artist.code)
  const day = (of: string) => longDate(new Date(of + NOON), language)
  const number = (count: number) => new Intl.NumberFormat(language).format(count)
  const title = artist.name
  const pen = openPen({
    title: `${title} · ${brand}`,
    author: brand,
    language: DOCUMENT_LANGUAGES[language],
    createdAt: now,
  })
  pen.addPage()
  drawHead(pen, brand, {
    title,
    facts: [t('sheet_range', { from: day(range.from), to: day(range.to) })],
    online: { words: t('sheet_online', { address: host + path }), address: origin + path },
    cover: null,
  })
  const below = drawTable(pen, FIGURES_TOP, [
    { type: FIGURE, text: t('sheet_portfolio'), cells: [number(figures.artist)] },
    { type: FIGURE, text: t('sheet_seen'), cells: [number(figures.work)] },
    { type: FIGURE, text: t('sheet_collected'), cells: [number(figures.collected)] },
    { type: FIGURE, text: t('sheet_enquired'), cells: [number(figures.enquired)] },
  ])
  const columns = [t('sheet_column_seen'), t('sheet_column_collected'), t('sheet_column_enquired')]
  const rows = works.slice(0, MOST_WORKS).map(({ titleDe, titleEn, work, collected, enquired }) => ({
    type: ROW,
    text: language === 'de' ? titleDe : titleEn,
    cells: [work, collected, enquired].map(number),
  }))
  const end =
    rows.length === 0
      ? drawText(pen, below + GAP, t('sheet_works_none'))
      : drawTable(pen, below + GAP, [
          { type: HEAD, text: t('sheet_works'), cells: columns, isHead: true },
          ...rows,
        ])
  drawText(pen, end + GAP, t('sheet_note'), COLOURS.ink2)
  drawFoot(pen, [brand, host].join(' · '), t('sheet_page'))
  pen.end()
  return collectBytes(pen)
}

/** Texts at the left, numbers below each other at the right. Returns where the next part begins. */
function drawTable(pen: Pen, top: number, rows: readonly Row[]): number {
  const table = pen.group(pen.root, 'Table')
  let below = top
  for (const { type, text, cells, isHead = false } of rows) {
    const row = pen.group(table, 'TR')
    const width = LINE_WIDTH - cells.length * COLUMN
    drawCell(pen, row, 'TH', { type, left: EDGE, top: below, lines: fitting(text, type, width) })
    cells.forEach((cell, at) => {
      const right = EDGE + LINE_WIDTH - (cells.length - 1 - at) * COLUMN
      const left = right - measure(cell, type)
      drawCell(pen, row, isHead ? 'TH' : 'TD', { type, left, top: below, lines: [cell] })
    })
    row.end()
    below += type.leading
    pen.decorate(() => pen.line([EDGE, below], [EDGE + LINE_WIDTH, below], COLOURS.lineControl))
  }
  table.end()
  return below
}

function drawCell(pen: Pen, row: Structure, kind: 'TH' | 'TD', block: Parameters<typeof drawLines>[1]): void {
  pen.tag(row, kind, () => drawLines(pen, block)).end()
}

function drawText(pen: Pen, top: number, text: string, colour: string = COLOURS.ink): number {
  const lines = fitting(text, ROW, LINE_WIDTH, 2)
  pen.tag(pen.root, 'P', () => drawLines(pen, { type: ROW, left: EDGE, top, lines, colour })).end()
  return top + lines.length * ROW.leading
}

function fitting(text: string, type: TextType, width: number, most = 1): string[] {
  return breakLongText(inGlyphsOf(text, hasGlyph), { width, most, measured: (part) => measure(part, type) })
}

/** The file's last parts are written in later turns. */
async function collectBytes(pen: Pen): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  await new Promise<void>((resolve) => setImmediate(resolve))
  for (let bytes = pen.takeBytes(); bytes; bytes = pen.takeBytes()) parts.push(bytes)
  return new Uint8Array(Buffer.concat(parts))
}
