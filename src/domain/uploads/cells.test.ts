import { expect, test } from 'vitest'
import { isBlock, readBlock } from './cells.ts'

test.each([
  ['one cell', 'Möwen', [['Möwen']]],
  ['rows and columns', 'a\tb\nc\td\n', [['a', 'b'], ['c', 'd']]], // biome-ignore format: a table
  ['breaks of Windows', 'a\r\nb\r\n', [['a'], ['b']]],
  ['empty cells', '\tb\n\n', [['', 'b'], ['']]], // biome-ignore format: a table
  ['a cell with a line break', '"Zwei\nZeilen"\tb', [['Zwei Zeilen', 'b']]],
  ['quotation marks in a cell in quotes', '"Sie rief ""Land!""\nund ging"', [['Sie rief "Land!" und ging']]],
  ['quotation marks inside a text', 'Rahmen 5" breit\tb', [['Rahmen 5" breit', 'b']]],
  ['a text that begins with a quotation mark', '"Land!" rief sie\tb', [['"Land!" rief sie', 'b']]],
  ['a quotation mark that is never closed', '"offen\tb', [['"offen', 'b']]],
])('%s can be pasted', (_, copied, cells) => {
  expect(readBlock(copied)).toEqual(cells)
})

const TABLE = '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>'

test.each([
  ['two paragraphs', 'Ein Wal.\n\nIm Regen.', '<p>Ein Wal.</p><p>Im Regen.</p>', false],
  ['two paragraphs of plain text', 'Ein Wal.\r\nIm Regen.\r\n', '', false],
  ['one line', 'Ein Wal', '', false],
  ['one cell of a spreadsheet', 'Ein Wal\r\n', TABLE, false],
  ['a column of a spreadsheet', 'a\r\nb\r\n', TABLE, true],
  ['columns', 'a\tb', '', true],
  ['a cell with a line break', '"Zwei\nZeilen"', '', true],
  ['a text that quotes', '"Land!" rief sie.\nUnd "Ahoi!"', '', false],
])('whether %s fills several cells', (_, copied, html, isOne) => {
  expect(isBlock(copied, html)).toBe(isOne)
})

test('a large block without an end is read at once', () => {
  expect(readBlock(`"${'a\t'.repeat(50_000)}`)[0]).toHaveLength(50_001)
})
