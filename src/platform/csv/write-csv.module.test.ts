import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsvElsewhere } from '#tests/read-csv.ts'
import { writeCell } from './cells.ts'
import { writeCsv } from './write-csv.ts'

test.each(['\n', '\r', '\r\n', ',', ';', '"', ' '])(
  'a cell with %j is one cell for other programs',
  (sign) => {
    const rows = [
      ['Id', 'Text'],
      ['1', `first${sign}second`],
      ['2', sign],
    ]
    expect(readCsvElsewhere(writeCsv(rows))).toEqual(rows.map((row) => row.map(writeCell)))
  },
)

const aCell = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'a"\r\n,;\t =') }))
const aTable = fc
  .integer({ min: 2, max: 5 })
  .chain((width) => fc.array(fc.array(aCell, { minLength: width, maxLength: width }), { minLength: 1 }))

test.each([',', ';'] as const)(
  'any table separated by %j is read by other programs as it was written',
  (delimiter) => {
    fc.assert(
      fc.property(aTable, fc.boolean(), (rows, quoted) => {
        const cells = rows.map((row) => row.map(writeCell))
        expect(readCsvElsewhere(writeCsv(rows, { delimiter, quoted }), delimiter)).toEqual(cells)
      }),
    )
  },
)
