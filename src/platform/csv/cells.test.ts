import { expect, test } from 'vitest'
import { readCell, writeCell, writeQuotedCsv } from './cells.ts'

test.each(['=1+1', '+1', '-1', '@x', "'=1", "''=1", "'n Abend", '\tx', 'x', '', 'a\r\nb'])(
  'the cell %j comes back as it went out, and no spreadsheet runs it',
  (text) => {
    expect(writeCell(text)).not.toMatch(/^[=+\-@\t\r]/)
    expect(readCell(writeCell(text))).toBe(text)
  },
)

test('a table for spreadsheets has each cell in quotation marks', () => {
  const rows = [
    ['Liste', 'Hinweise'],
    ['Bilder', 'Titel „Wal“; "neu"\nalt → neu'],
    ['=1+1', ''],
  ]
  expect(writeQuotedCsv(rows)).toBe(
    '\uFEFF"Liste";"Hinweise"\r\n"Bilder";"Titel „Wal“; ""neu""\nalt → neu"\r\n"\'=1+1";""\r\n',
  )
})
