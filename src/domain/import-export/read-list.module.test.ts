import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { openLists } from './lists/lists.server.ts'
import { readList } from './read-list.server.ts'

const LISTS = openLists(systemClock)
const GALLERY = { GermanUrl: 'tiere', Description: 'Animals', GermanDescription: 'Tiere' }

function readGalleries(text: string) {
  return readList(LISTS.galleries, { name: 'galleries', ending: 'csv', bytes: Buffer.from(text) })
}

function readCell(list: 'artists' | 'news' | 'galleries', column: string, cell: string) {
  const text = `${column};Id\n${cell};1\n`
  const read = readList(LISTS[list], { name: list, ending: 'csv', bytes: Buffer.from(text) })
  return read.outcome === 'read' ? read.rows[0] : read
}

test.each([
  [
    'with rows of separators at its end',
    'GermanUrl;Description;GermanDescription\ntiere;Animals;Tiere\n;;\n;;\n',
  ],
  [
    'with empty cells in such a row, and another number of them',
    'GermanUrl,Description,GermanDescription\ntiere,Animals,Tiere\n"", ,,,\n',
  ],
  [
    'whose first line names the separator',
    'sep=;\r\nGermanUrl;Description;GermanDescription\r\ntiere;Animals;Tiere\r\n',
  ],
  [
    'whose first line names a tab',
    '\uFEFFsep=\t\r\nGermanUrl\tDescription\tGermanDescription\r\ntiere\tAnimals\tTiere\r\n',
  ],
  ['with an empty column at the end', 'GermanUrl;Description;GermanDescription;\ntiere;Animals;Tiere;\n'],
  [
    'with empty columns at the end that some rows leave out',
    'GermanUrl,Description,GermanDescription,,\ntiere,Animals,Tiere\n',
  ],
  ['with the line breaks of old Macs', 'GermanUrl;Description;GermanDescription\rtiere;Animals;Tiere\r'],
])('a list %s is read', (_, text) => {
  expect(readGalleries(text)).toMatchObject({ outcome: 'read', rows: [{ row: GALLERY, problems: {} }] })
})

test.each([
  ['GermanUrl;Description;\ntiere;Animals;Tiere\n', 2, { Row: 'columns:2' }],
  ['sep=;\nGermanUrl;Description\ntiere\n', 3, { Row: 'columns:2' }],
  ['GermanUrl;;Description\ntiere;;Animals\n', 1, { '': 'unknown' }],
  ['sep=;\n', 0, { File: 'empty' }],
])('the list %j cannot be read, and the line is the file’s own', (text, line, problems) => {
  expect(readGalleries(text)).toEqual({ outcome: 'unreadable', line, problems })
})

test('a list in JSON whose cells are nested without end cannot be read', () => {
  const [depth, cell] = [30_000, 'Description']
  const bytes = Buffer.from(`[{"${cell}":${'['.repeat(depth)}${']'.repeat(depth)}}]`)
  const read = readList(LISTS.galleries, { name: 'galleries', ending: 'json', bytes })
  expect(read).toEqual({ outcome: 'unreadable', line: 0, problems: { File: 'json' } })
})

test('a row behind empty ones has the number that it has in the file', () => {
  const text = 'sep=,\nGermanUrl,Description\n,\ntiere,Animals\n'
  expect(readGalleries(text)).toMatchObject({ rows: [{ line: 4 }] })
})

test.each([
  ...['yes', 'Ja', 'TRUE', 'WAHR', 'wahr', '1', 'x'].map((cell) => [cell, true] as const),
  ...['no', 'Nein', 'FALSE', 'FALSCH', '0'].map((cell) => [cell, false] as const),
])('%s in a column of yes and no is %s', (cell, value) => {
  expect(readCell('galleries', 'Hidden', cell)).toMatchObject({ row: { Hidden: value }, problems: {} })
})

test.each([
  ['2027-03-01', '2027-03-01'],
  ['01.03.2027', '2027-03-01'],
  ['1.3.2027', '2027-03-01'],
])('the day %s is %s', (cell, day) => {
  const midnight = new Date(`${day}T00:00:00Z`)
  expect(readCell('artists', 'AvailableFrom', cell)).toMatchObject({ row: { AvailableFrom: day } })
  expect(readCell('news', 'PublishedAt', cell)).toMatchObject({ row: { PublishedAt: midnight } })
})

test.each([
  '31.02.2027',
  '2027-02-31',
  '1.3.27',
  '03/01/2027',
  'morgen',
  '1.3.2027 18:30',
  '2027-03-28T02:30',
])('what is no day, %s, is refused with the way to write one', (cell) => {
  expect(readCell('artists', 'AvailableFrom', cell)).toMatchObject({ problems: { AvailableFrom: 'day' } })
  expect(readCell('news', 'PublishedAt', cell)).toMatchObject({ problems: { PublishedAt: 'time' } })
})

test.each([
  ['Wal\u202eesaN', 'direction'],
  ['\u2067Wal\u2069', 'direction'],
  ['\u3164\u200b', 'required'],
])('the title %j is refused: %s', (title, problem) => {
  expect(readCell('artists', 'Name', title)).toMatchObject({ problems: { Name: problem } })
})

test.each(['2027-03-01T12:00:00Z', '2027-03-01T13:00+01:00', '2027-03-01T12:00:00.000Z'])(
  'the time %s is noon in UTC',
  (cell) => {
    const noon = new Date('2027-03-01T12:00:00Z')
    expect(readCell('news', 'PublishedAt', cell)).toMatchObject({ row: { PublishedAt: noon } })
  },
)
