import { expect, test } from 'vitest'
import { toLines } from './diff.ts'

test('a change says what each field was and is', () => {
  expect(
    toLines('change', { TitleDe: { from: 'Wal', to: 'Der Wal' }, EmbedCode: { from: null, to: 'x' } }),
  ).toEqual([
    { field: 'TitleDe', before: 'Wal', after: 'Der Wal' },
    { field: 'EmbedCode', before: null, after: 'x' },
  ])
})

test('what the log keeps no words of is named all the same', () => {
  expect(toLines('change', { Notes: {} })).toEqual([{ field: 'Notes' }])
})

test('what was added or deleted goes by its name', () => {
  expect(toLines('create', { name: 'Der Wal' })).toEqual([{ field: 'name', after: 'Der Wal' }])
  expect(toLines('delete', { name: 'Der Wal' })).toEqual([{ field: 'name', before: 'Der Wal' }])
})

test.each([null, undefined, 'text', 7, ['a', 'b']])('an entry that holds %j has no lines', (details) => {
  expect(toLines('change', details)).toEqual([])
})
