import { expect, test } from 'vitest'
import { ARTIST_RECORD } from '#domain/catalogue/records.ts'
import type { RecordDescription } from '#platform/fields/kinds.ts'
import { copyOf, languageOf, layOut } from '#platform/fields/lay-out.ts'
import { RECORDS } from './described-records.ts'

const isWritten = ({ fields }: RecordDescription) =>
  Object.keys(fields).filter((name) => name !== 'Hidden' && fields[name]?.type)

test.each([...RECORDS])(
  'each written field of %s but its state has one place in its form, and nothing else has',
  (_, record) => {
    const placed = [...layOut(record).values()].flat(2)
    expect(placed.toSorted()).toEqual(isWritten(record).toSorted())
  },
)

test('a field without a place follows at the end, with its other half beside it', () => {
  const text = { type: { kind: 'yesNo', default: false } } as const
  const fields = {
    Id: {},
    NoteDe: text,
    NoteEn: text,
    Code: text,
    ShownFrom: text,
    ShownUntil: text,
    Later: text,
  }
  const form = { main: ['Code'], 'a.heading': ['Later'] }
  expect([...layOut({ name: 'notes', knownBy: 'Id', fields, form })]).toEqual([
    ['main', [['Code'], ['NoteDe', 'NoteEn'], ['ShownFrom', 'ShownUntil']]],
    ['a.heading', [['Later']]],
  ])
})

test.each([
  ['TitleDe', 'de'],
  ['TitleEn', 'en'],
  ['DeText', 'de'],
  ['TextsEn.alt', 'en'],
  ['Description', undefined],
  ['Hidden', undefined],
])('the text of %s is in the language %s', (name, language) => {
  expect(languageOf(name)).toBe(language)
})

test('a copy has another name, and neither address nor moments nor anything else that only one may have', () => {
  const record = {
    ...{ Id: 4, Code: 'ada', Name: 'Ada', SortName: 'Moor, Ada', Hidden: false, Works: 3, Order: [1] },
    ...{ PublishedFrom: '2026-01-01T00:00:00.000Z', Languages: ['de'], Revision: 'x' },
  }
  const copy = copyOf(ARTIST_RECORD, record, (name) => `${name} (Kopie)`)
  expect(copy).toMatchObject({ Name: 'Ada (Kopie)', SortName: 'Moor, Ada', Languages: ['de'], Hidden: true })
  for (const name of ['Id', 'Code', 'Works', 'Order', 'PublishedFrom', 'Revision'])
    expect(copy).not.toHaveProperty(name)
})
