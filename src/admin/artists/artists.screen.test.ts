import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import staff from '#messages/staff.de.json' with { type: 'json' }
import texts from '#messages/staff-artists.de.json' with { type: 'json' }
import team from '#messages/staff-colleagues.de.json' with { type: 'json' }
import proposals from '#messages/staff-proposals.de.json' with { type: 'json' }
import { fill as filled } from '#platform/i18n/fill.ts'
import { rowsIn } from '#tests/artist-office.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import {
  fill,
  findButton,
  findField,
  findLine,
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
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
  await press(texts.send)
  await screen.findByText(texts.waits)
  expect(getField(staff.fields.TownDe).value).toBe('Husum')
  expect(await readRecord(`/artists/${artistId}`)).toMatchObject({ TownDe: '' })
})

test('what waits for nobody is saved: a hidden work, and all of an artist whom staff trust', async () => {
  const { artistId, member } = await anArtist('Ida')
  const hidden = await addImage(theDatabase(), { artistId, titleDe: 'Versteck', hidden: true })
  await open(`/images/${hidden}`, member)
  await findButton('Speichern')
  const profile = `/artists/${artistId}`
  const { Revision } = await readRecord(profile)
  const headers = { 'If-Match': `"${Revision}"` }
  await (await theOffice().add('Edo', 'editor')).ask('PUT', profile, { ReviewsChanges: false }, headers)
  await open(profile, member)
  await findButton('Speichern')
})

test('an artist reads what of a proposal was accepted, what was not and why', async () => {
  const { artistId, member } = await anArtist('Ole')
  const profile = `/artists/${artistId}`
  await propose(member, profile, { TownDe: 'Emden', BioDe: 'Draws.' })
  const [{ Id } = {}] = rowsIn(await member.ask('GET', '/proposals'))
  const decision = { Fields: ['TownDe'], Sentence: 'Bitte auf Deutsch.' }
  await (await theOffice().add('Ed', 'editor')).ask('POST', `/proposals/${Id}/accept`, decision)
  const values = { accepted: staff.fields.TownDe, declined: staff.fields.BioDe, sentence: decision.Sentence }
  await open(profile, member)
  await screen.findByText(filled(proposals.partly, values).replaceAll('\n', ' '))
  for (const page of ['/', '/proposals']) {
    await open(page, member)
    const no = await findLine(decision.Sentence)
    expect(no.textContent).toContain(proposals.state_declined_part)
    expect(no.textContent).toContain(staff.fields.BioDe)
    expect((await findLine(proposals.state_accepted_part)).textContent).toContain(staff.fields.TownDe)
  }
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
  await fill(texts.answer, 'Ab März gern.')
  await press(texts.answer_send)
  await screen.findByText('Ab März gern.')
  expect(await readRecord(`/enquiries/${id}`)).toMatchObject({
    Answers: [{ Text: 'Ab März gern.', By: 'Uta' }],
  })
  expect((await screen.findByRole('table', { name: texts.enquiries })).textContent).toContain(texts.total)
  expect(await findButton(/Aktualisieren|Neu laden/)).toBeTruthy()
})
