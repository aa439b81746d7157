import { expect, test } from 'vitest'
import { LONGEST_NOTE } from '#domain/collection/collection-model.ts'
import { LAYOUTS } from './hand-outs-model.ts'
import { columnWidth, layOut } from './layout.ts'
import { type CellContent, EDGE, FOOT_BASELINE, LOWEST, type Measure, PAGE } from './page.ts'

/** About as wide as real characters. */
const measure: Measure = (text, { size }) => [...text].length * size * 0.55
const content = (differences: Partial<CellContent> = {}): CellContent => ({
  artist: 'Ada Moor',
  title: 'Wal',
  address: 'zeichner.example/illustrator/ada',
  enquiry: 'Zu diesem Bild anfragen',
  note: '',
  width: 3,
  height: 2,
  ...differences,
})
const many = (count: number, differences: Partial<CellContent> = {}) =>
  Array.from({ length: count }, () => content(differences))
const sheetOf = (contents: CellContent[]) => layOut(contents, measure, { layout: 'sheet', hasCover: false })
const wordsOf = (layout: ReturnType<typeof layOut>, style: string) =>
  layout.cells.flatMap(({ words }) => words.filter((word) => word.style === style).map(({ lines }) => lines))

test('cells are numbered from 1 and three in a row', () => {
  const { cells } = sheetOf(many(7))
  expect(cells.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  const [first, , third, fourth] = cells
  expect(third?.sheet.left).toBeCloseTo(PAGE.width - EDGE - columnWidth(3))
  expect([fourth?.sheet.left, fourth?.sheet.top === first?.sheet.top]).toEqual([EDGE, false])
})

test.each([1, 2, 3, 4, 5, 6, 9])('%i works fill their page', (count) => {
  for (const hasCover of [true, false]) {
    const { pages, cells } = layOut(many(count), measure, { layout: 'sheet', hasCover })
    expect(pages).toBe(hasCover ? 2 : 1)
    const ends = cells.flatMap(({ words }) =>
      words.map(({ top, lines, type }) => top + lines.length * type.leading),
    )
    expect(Math.max(...ends)).toBeGreaterThan(LOWEST - 20)
    expect(Math.max(...ends)).toBeLessThanOrEqual(LOWEST)
    const widest = Math.max(...cells.map(({ sheet }) => sheet.left + sheet.width))
    expect(widest).toBeCloseTo(PAGE.width - EDGE)
  }
})

test('an empty sheet is one page', () => {
  for (const layout of LAYOUTS)
    for (const hasCover of [true, false])
      expect(layOut([], measure, { layout, hasCover })).toEqual({ pages: 1, cells: [] })
})

test('the first page has three rows below its title, the others four', () => {
  expect(sheetOf(many(9)).pages).toBe(1)
  expect(sheetOf(many(10)).pages).toBe(2)
  expect(sheetOf(many(60)).pages).toBe(6)
  const address = 'www.zeichner.example/illustrator/somebody-with-a-long-name'
  expect(sheetOf(many(60, { address })).pages).toBe(6)
})

test.each([
  ['wide', 4, 1],
  ['square', 1, 1],
  ['tall', 1, 5],
])('a %s picture keeps its ratio on its sheet', (_, width, height) => {
  const [cell] = sheetOf([content({ width, height })]).cells
  const { picture, sheet } = cell ?? {}
  if (!picture || !sheet) throw new Error('There is no cell.')
  expect(picture.width / picture.height).toBeCloseTo(width / height)
  expect(picture.left).toBeGreaterThan(sheet.left)
  expect(picture.top).toBeGreaterThan(sheet.top)
  expect(picture.left + picture.width).toBeLessThan(sheet.left + sheet.width)
  expect(picture.top + picture.height).toBeLessThan(sheet.top + sheet.height)
})

test('a row is as high as its highest cell and moves to the next page as a whole', () => {
  const tall = content({ note: 'Wort '.repeat(60) })
  const { cells } = sheetOf([...many(6), content(), tall, content(), ...many(3)])
  expect(cells.map(({ page }) => page)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
  const [, , , , , , seventh, , , tenth] = cells
  expect((tenth?.sheet.top ?? 0) - (seventh?.sheet.top ?? 0)).toBeGreaterThan(220)
})

test.each([
  ['words', 'Wort '.repeat(60)],
  ['one word', 'W'.repeat(LONGEST_NOTE)],
  ['a line for every letter', 'W\n'.repeat(LONGEST_NOTE / 2)],
])('a note of %s fits onto its page completely', (_, note) => {
  const layout = sheetOf(many(3, { note }))
  const letters = (text: string) => text.replaceAll(/\s/g, '')
  for (const lines of wordsOf(layout, 'note')) expect(letters(lines.join(''))).toBe(letters(note))
  for (const { words } of layout.cells) {
    for (const { top, lines } of words) expect(top + lines.length * 11).toBeLessThan(FOOT_BASELINE)
  }
})

test('a long title is cut', () => {
  const layout = sheetOf([content({ title: 'Sehr lang '.repeat(50) })])
  const [title = []] = wordsOf(layout, 'title')
  expect([title.length, title.at(-1)?.endsWith('…')]).toEqual([2, true])
})

test('texts begin beside the number, however many digits it has', () => {
  const left = (count: number) => sheetOf(many(count)).cells[0]?.words[1]?.left ?? 0
  expect(left(500)).toBeGreaterThan(left(9))
})

test.each([
  ['one', 1, 5],
  ['two', 2, 3],
] as const)('large works stand %s a page, also below a head', (layout, most, pages) => {
  const { cells, ...laidOut } = layOut(many(5), measure, { layout, hasCover: false })
  expect(laidOut.pages).toBe(pages)
  expect(cells.map(({ page }) => page)).toEqual([0, 1, 2, 3, 4].map((at) => Math.floor(at / most) + 1))
  expect(cells[0]?.sheet.top).toBeGreaterThan(EDGE)
  expect(cells.at(-1)?.sheet.top).toBe(EDGE)
})

test('behind a cover all works begin at the top of their page, the first on page two', () => {
  for (const layout of LAYOUTS) {
    const [first] = layOut(many(3), measure, { layout, hasCover: true }).cells
    expect([first?.page, first?.sheet.top]).toEqual([2, EDGE])
  }
})

test('however long the note, two large works and their texts stay on their page and off each other', () => {
  const { cells } = layOut(many(2, { note: 'W '.repeat(LONGEST_NOTE / 2) }), measure, {
    layout: 'two',
    hasCover: false,
  })
  const [upper, lower] = cells.map(({ sheet, words }) => {
    const last = words.at(-1)
    return { top: sheet.top, height: sheet.height, end: (last?.top ?? 0) + (last?.lines.length ?? 0) * 13 }
  })
  if (!upper || !lower) throw new Error('There are no cells.')
  expect(upper.height).toBeGreaterThan(120)
  expect(upper.end).toBeLessThan(lower.top)
  expect(lower.end).toBeLessThanOrEqual(LOWEST)
})
