import { expect, test } from 'vitest'
import { toLines } from './change-details.tsx'

test('a change lists each field before and after', () => {
  expect(
    toLines('change', { TitleDe: { from: 'Wal', to: 'Der Wal' }, EmbedCode: { from: null, to: 'x' } }),
  ).toEqual([
    { field: 'TitleDe', before: 'Wal', after: 'Der Wal' },
    { field: 'EmbedCode', before: null, after: 'x' },
  ])
})

test('a field without logged text is listed by name', () => {
  expect(toLines('change', { Notes: {} })).toEqual([{ field: 'Notes', note: 'unlogged' }])
})

test('hashes, orders of ids and addresses of pictures are a word or left out, and a file is named', () => {
  const details = {
    Original: { from: 'c2f1', to: '9ab0' },
    File: 'wal.png',
    Order: { from: [2, 1], to: [1, 2] },
  }
  expect(toLines('change', details)).toEqual([
    { field: 'Original', note: 'replaced' },
    { field: 'File', after: 'wal.png' },
    { field: 'Order', note: 'reordered' },
  ])
  const deleted = { name: 'Wal', Thumb: '/illusde/api/admin/pictures/812/320?v=c2f1' }
  expect(toLines('delete', deleted)).toEqual([{ field: 'name', before: 'Wal' }])
})

test('a creation or deletion shows the record’s name', () => {
  expect(toLines('create', { name: 'Der Wal' })).toEqual([{ field: 'name', after: 'Der Wal' }])
  expect(toLines('delete', { name: 'Der Wal' })).toEqual([{ field: 'name', before: 'Der Wal' }])
})

test.each([null, undefined, 'text', 7, ['a', 'b']])('an entry that holds %j has no lines', (details) => {
  expect(toLines('change', details)).toEqual([])
})
