import { expect, test } from 'vitest'
import { toFields, toTexts } from '#domain/uploads/cells.ts'
import { createBulkEditorStore, isReady, isWhole, suggestionFor } from './bulk-editor-store.ts'
import { suggestFor } from './suggest-for.ts'

const whole = {
  TitleDe: 'wal 2',
  TitleEn: 'wal 2',
  AltDe: 'Ein Wal',
  AltEn: 'A whale',
  Galleries: [1],
  Year: 1999,
}
const anImage = (changes = {}) => ({ id: 812, Id: 812, Revision: 'a', Hidden: true, ...whole, ...changes })

function openStore() {
  const store = createBulkEditorStore((record) => toTexts(record, []))
  store.load([anImage()])
  const suggested = () => {
    const row = store.find(812)
    return row ? suggestionFor(row, 'TitleDe') : null
  }
  return { store, suggested, suggest: () => suggestFor({ store, styles: [] }) }
}

test('a title from the file’s name is suggested until another one was written and saved', async () => {
  const { store, suggested, suggest } = openStore()
  await suggest()
  expect(suggested()).toBe('Wal')
  store.change([
    { id: 812, column: 'TitleDe', text: 'Ebbe 1' },
    { id: 812, column: 'TitleEn', text: 'Ebbe 1' },
  ])
  expect(suggested()).toBeNull()
  store.update(812, { record: anImage({ TitleDe: 'Ebbe 1', TitleEn: 'Ebbe 1' }), state: 'saved' })
  expect(suggested()).toBeNull()
  // The table loads again after more pictures have come in.
  store.load([anImage({ TitleDe: 'Ebbe 1', TitleEn: 'Ebbe 1' })])
  await suggest()
  expect(suggested()).toBeNull()
})

test('a row that is whole is counted before it is saved, and one that could not be saved is not', () => {
  const { store } = openStore()
  const row = () => store.find(812)
  const states = () => {
    const found = row()
    return found && [isWhole(found), isReady(found)]
  }
  expect(states()).toEqual([true, true])
  store.type({ id: 812, column: 'AltDe', text: 'Ein Wal im Meer' })
  expect(states()).toEqual([true, false])
  store.update(812, { state: 'failed' })
  expect(states()).toEqual([false, false])
  store.type({ id: 812, column: 'AltDe', text: '' })
  expect(states()).toEqual([false, false])
})

test('a year is written as a number, none as none, and what is no number goes to the server to be refused', () => {
  const yearOf = (Year: string) => toFields({ ...toTexts(anImage(), []), Year }, []).fields.Year
  expect(toTexts(anImage(), []).Year).toBe('1999')
  expect(['2024', ' 2024 ', '', 'gestern', '-5'].map(yearOf)).toEqual([2024, 2024, null, 'gestern', '-5'])
})
