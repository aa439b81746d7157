import { expect, test } from 'vitest'
import type { RecordDescription } from '#platform/fields/kinds.ts'
import { languageOf, layOut, RECORDS } from './described-records.ts'

const isWritten = ({ fields }: RecordDescription) => Object.keys(fields).filter((name) => fields[name]?.type)

test.each([...RECORDS])(
  'each written field of %s has one place in its form, and nothing else has',
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
