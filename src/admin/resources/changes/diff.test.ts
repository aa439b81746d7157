import { expect, test } from 'vitest'
import { toLines } from './diff.ts'

test('a change lists each field before and after', () => {
  expect(
    toLines('change', { TitleDe: { from: 'Wal', to: 'Der Wal' }, EmbedCode: { from: null, to: 'x' } }),
  ).toEqual([
    { field: 'TitleDe', before: 'Wal', after: 'Der Wal' },
    { field: 'EmbedCode', before: null, after: 'x' },
  ])
})

test('a field without logged text is listed by name', () => {
  expect(toLines('change', { Notes: {} })).toEqual([{ field: 'Notes' }])
})

test('a creation or deletion shows the record’s name', () => {
  expect(toLines('create', { name: 'Der Wal' })).toEqual([{ field: 'name', after: 'Der Wal' }])
  expect(toLines('delete', { name: 'Der Wal' })).toEqual([{ field: 'name', before: 'Der Wal' }])
})

test.each([null, undefined, 'text', 7, ['a', 'b']])('an entry that holds %j has no lines', (details) => {
  expect(toLines('change', details)).toEqual([])
})
