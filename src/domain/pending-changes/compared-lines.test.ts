import { expect, test } from 'vitest'
import { toChangeLines } from './compared-lines.ts'

const FIELDS = ['TitleDe', 'EmbedCode']
const toLines = (resource: string, action: string, details: unknown) =>
  toChangeLines({ fields: FIELDS, resource, action }, details)

const both = (name: string, from: unknown, to: unknown) => ({ name, fields: [name], from, to })

test('a change lists each field before and after, as proposals do', () => {
  const details = { EmbedCode: { from: null, to: 'x' }, TitleDe: { from: 'Wal', to: 'Der Wal' } }
  expect(toLines('images', 'change', details)).toEqual([
    both('TitleDe', 'Wal', 'Der Wal'),
    both('EmbedCode', null, 'x'),
  ])
})

test('a field without logged text is listed by name', () => {
  expect(toLines('enquiries', 'change', { Notes: {} })).toEqual([{ name: 'Notes', note: 'unlogged' }])
})

test('hashes and addresses of pictures are a word or left out, and a file is named', () => {
  const details = { Original: { from: 'c2f1', to: '9ab0' }, File: 'wal.png' }
  expect(toLines('images', 'change', details)).toEqual([
    { name: 'Original', note: 'replaced' },
    { name: 'File', value: 'wal.png' },
  ])
  const deleted = { name: 'Wal', Thumb: '/illusde/api/admin/pictures/812/320?v=c2f1' }
  expect(toLines('images', 'delete', deleted)).toEqual([{ name: 'name', value: 'Wal', isGone: true }])
})

test('the order of an artist’s works is compared work by work, any other is a word', () => {
  const details = { Order: { from: [2, 1], to: [1, 2] } }
  expect(toLines('artists', 'change', details)).toEqual([both('Order', [2, 1], [1, 2])])
  expect(toLines('heroes', 'change', details)).toEqual([{ name: 'Order', note: 'reordered' }])
})

test('a creation or deletion shows the record’s name', () => {
  const details = { name: 'Der Wal' }
  expect(toLines('images', 'create', details)).toEqual([{ name: 'name', value: 'Der Wal' }])
  expect(toLines('images', 'delete', details)).toEqual([{ name: 'name', value: 'Der Wal', isGone: true }])
})

test.each([null, undefined, 'text', 7, ['a', 'b']])('an entry that holds %j has no lines', (details) => {
  expect(toLines('images', 'change', details)).toEqual([])
})
