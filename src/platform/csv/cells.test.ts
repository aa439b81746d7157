import { expect, test } from 'vitest'
import { readCell, writeCell } from './cells.ts'

test.each(['=1+1', '+1', '-1', '@x', "'=1", "''=1", "'n Abend", '\tx', 'x', '', 'a\r\nb'])(
  'the cell %j comes back as it went out, and no spreadsheet runs it',
  (text) => {
    expect(writeCell(text)).not.toMatch(/^[=+\-@\t\r]/)
    expect(readCell(writeCell(text))).toBe(text)
  },
)
