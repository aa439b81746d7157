import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import staff from '#messages/staff.de.json' with { type: 'json' }
import texts from '#messages/staff-proposals.de.json' with { type: 'json' }
import { fill as filled } from '#platform/i18n/fill.ts'
import { rowsIn } from '#tests/artist-office.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import {
  fill,
  findButton,
  findField,
  open,
  press,
  readRecord,
  theDatabase,
  theOffice,
  untilGone,
  user,
} from '#tests/dom/admin.ts'
import type { Member } from '#tests/office.ts'

/** An artist with an account and three works. */
async function anArtist(name: string) {
  const artistId = await addArtist(theDatabase(), { code: name.toLowerCase(), name })
  const works: number[] = []
  for (const titleDe of ['Hafen', 'Möwe', 'Dorsch'])
    works.push(await addImage(theDatabase(), { artistId, titleDe: `${titleDe} von ${name}` }))
  return { artistId, works, member: await theOffice().add(name, 'artist', artistId) }
}

async function propose(member: Member, path: string, changes: Record<string, unknown>): Promise<void> {
  const { body } = await member.ask('GET', path)
  const { status } = await member.ask('PUT', path, changes, { 'If-Match': `"${body.Revision}"` })
  expect(status).toBe(200)
}

const lineOf = (label: string, row: HTMLElement): HTMLElement => {
  const line = within(row).getByText(label).closest('li')
  if (!line) throw new Error(`There is no line of ${label}.`)
  return line
}

test('staff see all of a proposal, leave a change out with a sentence, and the rest is accepted', async () => {
  const { artistId, works, member } = await anArtist('Ava')
  const profile = `/artists/${artistId}`
  await propose(member, profile, {
    ...{ TownDe: 'Emden', Languages: ['de', 'sq'], AvailableFrom: '2027-01-10' },
    ...{ PortraitId: works[1], Order: [works[2], works[0], works[1]] },
  })
  const { PortraitId: formerPortrait } = await readRecord(profile)
  await open('/proposals')
  const row = await screen.findByRole('listitem', { name: 'Ava' })
  for (const label of ['TownDe', 'Languages', 'AvailableFrom', 'PortraitId', 'Order'] as const) {
    const tick = within(row).getByRole<HTMLInputElement>('checkbox', { name: staff.fields[label] })
    expect(tick.checked).toBe(true)
  }
  expect(lineOf(staff.fields.TownDe, row).textContent).toContain(`${texts.before}${texts.empty}`)
  expect(lineOf(staff.fields.TownDe, row).querySelector('ins')?.textContent).toBe('Emden')
  expect(lineOf(staff.fields.Languages, row).textContent).toContain('Deutsch, Albanisch')
  expect(lineOf(staff.fields.AvailableFrom, row).textContent).toContain('10. Januar 2027')
  const addresses = [...lineOf(staff.fields.PortraitId, row).querySelectorAll('img')].map(({ src }) => src)
  expect(addresses).toHaveLength(2)
  expect(addresses[0]).toContain(`/pictures/${formerPortrait}/`)
  expect(addresses[1]).toContain(`/pictures/${works[1]}/`)
  const order = lineOf(staff.fields.Order, row)
  await within(order).findByAltText(`Dorsch von Ava, ${filled(texts.moved, { place: 1 })}`)
  await within(order).findByAltText(`Hafen von Ava, ${filled(texts.place, { place: 1 })}`)
  await user.click(within(row).getByRole('checkbox', { name: staff.fields.AvailableFrom }))
  await press(filled(texts.accept_of, { record: 'Ava', count: 4 }))
  const dialog = await screen.findByRole('dialog', { name: texts.partly_title })
  expect(dialog.textContent).toContain(filled(texts.partly_lead, { fields: staff.fields.AvailableFrom }))
  const confirm = filled(texts.accept, { count: 4 })
  await press(confirm, dialog)
  await within(dialog).findByText(texts.sentence_missing)
  await fill(texts.sentence, 'Erst im März.', dialog)
  await press(confirm, dialog)
  await screen.findByText(
    `${filled(texts.partly_done, { count: 4, total: 5 })} ${filled(texts.told, { artist: 'Ava' })}`,
  )
  expect(await readRecord(profile)).toMatchObject({
    ...{ TownDe: 'Emden', Languages: ['de', 'sq'], AvailableFrom: null },
    ...{ PortraitId: works[1], Order: [works[2], works[0], works[1]] },
  })
  const decided = rowsIn(await member.ask('GET', '/proposals'))
  expect(decided.map(({ State }) => State).sort()).toEqual(['accepted', 'declined'])
})

test('the words of a text that differ are marked, and both coordinates of the focus are one change', async () => {
  const { works, member } = await anArtist('Uwe')
  const work = `/images/${works[0]}`
  await propose(member, work, { AltDe: 'Ein Wal und ein Boot unter Wasser', FocusX: 0.25, FocusY: 0.75 })
  await open('/proposals')
  const row = await screen.findByRole('listitem', { name: 'Hafen von Uwe' })
  expect(within(row).getAllByRole('checkbox')).toHaveLength(2)
  const alt = lineOf(staff.fields.AltDe, row)
  expect([...alt.querySelectorAll('ins')].map(({ textContent }) => textContent.trim())).toEqual([
    'und ein Boot',
  ])
  expect(alt.querySelector('del')).toBeNull()
  expect(alt.textContent).toContain('Ein Wal unter Wasser')
  expect(lineOf(texts.focus, row).textContent).toContain('25%, 75%')
  await press(filled(texts.accept_of, { record: 'Hafen von Uwe', count: 2 }))
  await screen.findByText(`${texts.accepted} ${filled(texts.told, { artist: 'Uwe' })}`)
  expect(await readRecord(work)).toMatchObject({ FocusX: 0.25, FocusY: 0.75 })
})

test('staff decline with a sentence, which the artist reads at the work', async () => {
  const { works, member } = await anArtist('Ole')
  const work = `/images/${works[0]}`
  await propose(member, work, { TitleDe: 'Heft' })
  await open('/proposals')
  const row = await screen.findByRole('listitem', { name: 'Hafen von Ole' })
  const tick = within(row).getByRole('checkbox', { name: staff.fields.TitleDe })
  await user.click(tick)
  const none = filled(texts.accept_of, { record: 'Hafen von Ole', count: 0 })
  expect((await findButton(none)).disabled).toBe(true)
  await press(filled(texts.decline_of, { record: 'Hafen von Ole' }))
  const dialog = await screen.findByRole('dialog', { name: texts.decline_title })
  await fill(texts.sentence, 'So heißt das Buch nicht.', dialog)
  await press(texts.decline, dialog)
  await screen.findByText(`${texts.declined_done} ${filled(texts.told, { artist: 'Ole' })}`)
  await untilGone(() => screen.queryByRole('listitem', { name: 'Hafen von Ole' }))
  await open(work, member)
  await screen.findByText(filled(texts.declined, { sentence: 'So heißt das Buch nicht.' }))
  expect((await findField(staff.fields.TitleDe)).value).toBe('Hafen von Ole')
})

test('over what was changed since only after a question, with the sentence that was typed', async () => {
  const { works, member } = await anArtist('Ina')
  const work = `/images/${works[0]}`
  await propose(member, work, { TitleDe: 'Kai', KeywordsDe: 'meer' })
  await open('/proposals')
  const row = await screen.findByRole('listitem', { name: 'Hafen von Ina' })
  const { Revision } = await readRecord(work)
  const editor = await theOffice().add('Edna', 'editor')
  await editor.ask('PUT', work, { TitleDe: 'Von Edna' }, { 'If-Match': `"${Revision}"` })
  await user.click(within(row).getByRole('checkbox', { name: staff.fields.KeywordsDe }))
  await press(filled(texts.accept_of, { record: 'Hafen von Ina', count: 1 }))
  await fill(texts.sentence, 'Zu allgemein.', await screen.findByRole('dialog'))
  await press(filled(texts.accept, { count: 1 }), screen.getByRole('dialog'))
  await press(texts.accept_anyway, await screen.findByRole('dialog', { name: texts.accept_anyway }))
  await screen.findByText(new RegExp(filled(texts.partly_done, { count: 1, total: 2 })))
  expect(await readRecord(work)).toMatchObject({ TitleDe: 'Kai', KeywordsDe: '' })
})
