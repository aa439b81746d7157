import { expect, test } from 'vitest'
import { LONGEST_NOTE } from '#domain/collection/model.ts'
import { type CellContent, COLUMN_WIDTH, EDGE, FOOT_BASELINE, layOut, type Measure, PAGE } from './layout.ts'

/** About as wide as real characters. */
const measure: Measure = (text, { size }) => [...text].length * size * 0.55
const content = (differences: Partial<CellContent> = {}): CellContent => ({
  artist: 'Ada Moor',
  title: 'Wal',
  address: 'zeichner.example/illustrator/ada',
  note: '',
  width: 3,
  height: 2,
  ...differences,
})
const many = (count: number, differences: Partial<CellContent> = {}) =>
  Array.from({ length: count }, () => content(differences))
const wordsOf = (layout: ReturnType<typeof layOut>, style: string) =>
  layout.cells.flatMap(({ words }) => words.filter((word) => word.style === style).map(({ lines }) => lines))

test('cells are numbered from 1 and three in a row', () => {
  const { cells } = layOut(many(4), measure)
  expect(cells.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  const [first, , third, fourth] = cells
  expect(third?.sheet.left).toBeCloseTo(PAGE.width - EDGE - COLUMN_WIDTH)
  expect([fourth?.sheet.left, fourth?.sheet.top === first?.sheet.top]).toEqual([EDGE, false])
})

test('an empty sheet is one page', () => {
  expect(layOut([], measure)).toEqual({ pages: 1, cells: [] })
})

test('the first page has three rows below its title, the others four', () => {
  expect(layOut(many(9), measure).pages).toBe(1)
  expect(layOut(many(10), measure).pages).toBe(2)
  expect(layOut(many(60), measure).pages).toBe(6)
  const address = 'www.zeichner.example/illustrator/somebody-with-a-long-name'
  expect(layOut(many(60, { address }), measure).pages).toBe(6)
})

test.each([
  ['wide', 4, 1],
  ['square', 1, 1],
  ['tall', 1, 5],
])('a %s picture keeps its ratio on its sheet', (_, width, height) => {
  const [cell] = layOut([content({ width, height })], measure).cells
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
  const { cells } = layOut([...many(6), content(), tall, content(), ...many(3)], measure)
  expect(cells.map(({ page }) => page)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
  const [, , , , , , seventh, , , tenth] = cells
  expect((tenth?.sheet.top ?? 0) - (seventh?.sheet.top ?? 0)).toBeGreaterThan(220)
})

test.each([
  ['words', 'Wort '.repeat(60)],
  ['one word', 'W'.repeat(LONGEST_NOTE)],
  ['a line for every letter', 'W\n'.repeat(LONGEST_NOTE / 2)],
])('a note of %s fits onto its page completely', (_, note) => {
  const layout = layOut(many(3, { note }), measure)
  const letters = (text: string) => text.replaceAll(/\s/g, '')
  for (const lines of wordsOf(layout, 'note')) expect(letters(lines.join(''))).toBe(letters(note))
  for (const { words } of layout.cells) {
    for (const { top, lines } of words) expect(top + lines.length * 11).toBeLessThan(FOOT_BASELINE)
  }
})

test('a long title is cut', () => {
  const layout = layOut([content({ title: 'Sehr lang '.repeat(50) })], measure)
  const [title = []] = wordsOf(layout, 'title')
  expect([title.length, title.at(-1)?.endsWith('…')]).toEqual([2, true])
})

test('texts begin beside the number, however many digits it has', () => {
  const left = (count: number) => layOut(many(count), measure).cells[0]?.words[1]?.left ?? 0
  expect(left(500)).toBeGreaterThan(left(9))
})
