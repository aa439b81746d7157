import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { messages as texts } from '#admin/messages/texts-de.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import {
  changeElsewhere,
  fill,
  findField,
  open,
  press,
  readRecord,
  theDatabase,
  user,
} from '#tests/dom/admin.ts'

const { conflict, desk, fields } = texts

/** A text of the admin with values in its places. */
const filled = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]))

const nameOf = (field: keyof typeof fields, row: number) => filled(desk.cell, { label: fields[field], row })
const cell = (field: keyof typeof fields, row: number) => findField(nameOf(field, row))
const fillCell = (field: keyof typeof fields, row: number, text: string) => fill(nameOf(field, row), text)
const untilSaved = () => screen.findByText(desk.all_saved)
const textIn = async (field: keyof typeof fields, row: number) => (await cell(field, row)).value

let artists = 0

/** The table of an artist with so many works. Returns their paths, the newest first. */
async function openTable(count: number): Promise<string[]> {
  artists += 1
  const artistId = await addArtist(theDatabase(), { code: `artist-${artists}` })
  const paths: string[] = []
  for (let at = 0; at < count; at++)
    paths.push(`/images/${await addImage(theDatabase(), { artistId, addedAt: new Date(2026, 0, 20 - at) })}`)
  await open(`/desk?artist=${artistId}`)
  await cell('TitleDe', 1)
  return paths
}

test('works are edited in the table by keyboard alone, and each row saves itself', async () => {
  const [first = ''] = await openTable(2)
  await fillCell('TitleDe', 1, '')
  ;(await cell('TitleDe', 1)).focus()
  await user.keyboard('Erste Möwe{Tab}')
  expect(document.activeElement).toBe(await cell('TitleEn', 1))
  await fillCell('TitleEn', 1, '')
  await user.keyboard('First gull{Enter}')
  expect(document.activeElement).toBe(await cell('TitleEn', 2))
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(await cell('TitleDe', 2))
  await untilSaved()
  expect(await readRecord(first)).toMatchObject({ TitleDe: 'Erste Möwe', TitleEn: 'First gull' })
})

test('a block of a spreadsheet is pasted from a cell on, and taken back', async () => {
  await openTable(2)
  const before = await textIn('AltEn', 2)
  await user.click(await cell('AltDe', 1))
  await user.paste('"Eine ""kleine""\nMöwe"\tA small gull\nZwei Möwen\tTwo gulls\n')
  expect(await textIn('AltDe', 1)).toBe('Eine "kleine" Möwe')
  expect(await textIn('AltEn', 2)).toBe('Two gulls')
  await user.keyboard('{Control>}z{/Control}')
  expect(await textIn('AltEn', 2)).toBe(before)
  await untilSaved()
})

test('what cannot be saved is marked at its cell, and stays there', async () => {
  await openTable(2)
  await user.click(await cell('Galleries', 1))
  await user.keyboard('Gibt es nicht{Enter}')
  await screen.findByText(filled(desk.unknown_style, { name: 'Gibt es nicht' }))
  expect((await cell('Galleries', 1)).getAttribute('aria-invalid')).toBe('true')
  await user.keyboard('{Control>}z{/Control}')
  await untilSaved()
})

test('somebody else’s change of the same cell asks which one counts', async () => {
  const [path = ''] = await openTable(1)
  await changeElsewhere(path, { TitleDe: 'Von anderswo' })
  await user.click(await cell('TitleDe', 1))
  await fillCell('TitleDe', 1, 'Von hier')
  await user.tab()
  const dialog = await screen.findByRole('dialog')
  await press(conflict.all_mine, dialog)
  await press(conflict.save, dialog)
  await untilSaved()
  expect(await readRecord(path)).toMatchObject({ TitleDe: 'Von hier' })
})
