import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import staff from '#messages/staff.de.json' with { type: 'json' }
import texts from '#messages/staff-artists.de.json' with { type: 'json' }
import team from '#messages/staff-colleagues.de.json' with { type: 'json' }
import { fill as filled } from '#platform/i18n/fill.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import {
  fill,
  findButton,
  findField,
  getField,
  open,
  press,
  readRecord,
  theDatabase,
  theOffice,
  user,
} from '#tests/dom/admin.ts'
import type { Member } from '#tests/office.ts'
import { storeEnquiry } from '#tests/stored-enquiry.ts'

/** An artist of the agency with an account. */
async function anArtist(name: string): Promise<{ artistId: number; member: Member }> {
  const artistId = await addArtist(theDatabase(), { code: name.toLowerCase(), name })
  return { artistId, member: await theOffice().add(name, 'artist', artistId) }
}

const propose = (member: Member, path: string, changes: Record<string, unknown>) =>
  readAs(member, path).then(({ Revision }) =>
    member.ask('PUT', path, changes, { 'If-Match': `"${Revision}"` }),
  )
const readAs = async (member: Member, path: string) => (await member.ask('GET', path)).body

test('an artist is invited to their own pages, which have to be said', async () => {
  await addArtist(theDatabase(), { code: 'paula', name: 'Paula Punkt' })
  await open('/colleagues')
  await press(team.invite)
  const dialog = await screen.findByRole('dialog')
  await fill(team.name, 'Paula', dialog)
  await fill(team.person_email, 'paula@example.com', dialog)
  await user.click(within(dialog).getByRole('radio', { name: team.roles.artist }))
  await press(team.send, dialog)
  await within(dialog).findByText(team.field_required)
  await user.type(within(dialog).getByRole('combobox', { name: team.artist }), 'Paula')
  await user.click(await screen.findByRole('option', { name: 'Paula Punkt' }))
  await press(team.send, dialog)
  expect((await findField(team.link)).value).toMatch(/\/admin\/welcome#/)
  await press(team.close)
  await screen.findByText(filled(team.is_artist, { artist: 'Paula Punkt' }), { exact: false })
})

test('an artist finds their own pages, and what they change there waits', async () => {
  const { artistId, member } = await anArtist('Aki')
  await open('/', member)
  await screen.findByRole('heading', { name: texts.start })
  await user.click(await screen.findByRole('link', { name: texts.profile }))
  await fill(staff.fields.TownDe, 'Husum')
  for (const hidden of [staff.fields.Code, staff.fields.Hidden, staff.fields.NewWorkStyles])
    expect(screen.queryByLabelText(hidden)).toBeNull()
  await press('Speichern')
  await screen.findByText(texts.waits)
  expect(getField(staff.fields.TownDe).value).toBe('Husum')
  expect(await readRecord(`/artists/${artistId}`)).toMatchObject({ TownDe: '' })
})

test('staff see what was before and after, and accept it', async () => {
  const { artistId, member } = await anArtist('Ava')
  await propose(member, `/artists/${artistId}`, { TownDe: 'Emden' })
  await open('/proposals')
  const line = await screen.findByRole('listitem', { name: 'Ava' })
  expect(line.querySelector('ins')?.textContent).toBe('Emden')
  await press(filled(texts.accept_of, { record: 'Ava' }))
  await screen.findByText(texts.accepted)
  expect(await readRecord(`/artists/${artistId}`)).toMatchObject({ TownDe: 'Emden' })
})

test('staff decline with a sentence, which the artist reads at the work', async () => {
  const { artistId, member } = await anArtist('Ole')
  const work = `/images/${await addImage(theDatabase(), { artistId, titleDe: 'Hafen' })}`
  await propose(member, work, { TitleDe: 'Heft' })
  await open('/proposals')
  await press(filled(texts.decline_of, { record: 'Hafen' }))
  await fill(texts.sentence, 'So heißt das Buch nicht.')
  await press(texts.decline, await screen.findByRole('dialog'))
  await screen.findByText(filled(texts.declined_done, { artist: 'Ole' }))
  await open(work, member)
  await screen.findByText(filled(texts.declined, { sentence: 'So heißt das Buch nicht.' }))
  expect((await findField(staff.fields.TitleDe)).value).toBe('Hafen')
})

test('of an enquiry that staff share, the artist reads the text alone', async () => {
  const { artistId, member } = await anArtist('Uta')
  const fields = { email: 'kim@wochenblatt.example', message: 'Ein Wal für Uta', to: artistId }
  const { id } = await storeEnquiry(theDatabase(), { fields })
  await open(`/enquiries/${id}`)
  await user.type(await screen.findByRole('combobox', { name: texts.share_with }), 'Uta')
  await user.click(await screen.findByRole('option', { name: 'Uta' }))
  const shared = await screen.findByLabelText<HTMLSelectElement>(filled(texts.share_of, { artist: 'Uta' }))
  expect(shared.value).toBe('text')
  await open('/', member)
  await screen.findByText('Ein Wal für Uta')
  expect(screen.queryByText(/kim@wochenblatt\.example/)).toBeNull()
  expect((await screen.findByRole('table', { name: texts.enquiries })).textContent).toContain(texts.total)
  expect(await findButton(/Aktualisieren|Neu laden/)).toBeTruthy()
})
