import { randomBytes } from 'node:crypto'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addEnquiry } from '#domain/enquiries/enquiries.server.ts'
import { applicationRecordSchema } from '#domain/enquiries/forms/application.ts'
import type { Language } from '#platform/i18n/language.ts'
import { choose, findButton, make, open, press, readRecord, theDatabase, user } from '#tests/dom/admin.ts'
import { hold } from '#tests/dom/network.ts'

async function anApplicant(name: string, language: Language = 'de'): Promise<string> {
  const id = randomBytes(16).toString('hex')
  const email = `${id.slice(0, 6)}@maler.example`
  const fields = applicationRecordSchema().parse({ name, email, statement: 'Ich zeichne.' })
  const submission = { id, kind: 'application', fields, language } as const
  await addEnquiry(
    theDatabase(),
    { ...submission, files: [], receivedAt: new Date('2026-11-20T10:00:00Z') },
    [],
  )
  return id
}

test('an applicant is accepted by two clicks, and the artist is one more away', async () => {
  const id = await anApplicant('Kim Pinsel')
  await open(`/applications/${id}`)
  await press('Aufnehmen')
  const dialog = await screen.findByRole('dialog', { name: 'Kim Pinsel aufnehmen' })
  // Nobody in these tests may sign in by a password, so nobody can be invited either.
  await user.click(within(dialog).getByRole('checkbox'))
  await user.dblClick(await findButton('Aufnehmen', dialog))
  await screen.findByText('Kim Pinsel ist aufgenommen, Werke: 0.')
  await user.click(await screen.findByRole('link', { name: 'Zum Zeichner' }))
  const { ArtistId } = await readRecord(`/applications/${id}`)
  expect(location.pathname).toBe(`/admin/artists/${ArtistId}`)
  expect(await readRecord(`/artists/${ArtistId}`)).toMatchObject({ Name: 'Kim Pinsel', Hidden: true })
})

test('somebody of that name is told before a second one is made', async () => {
  const first = await anApplicant('Ada Doppel')
  await open(`/applications/${first}`)
  await press('Vormerken')
  await screen.findByText('Vorgemerkt.')
  for (const id of [first, await anApplicant('Ada Doppel')]) {
    await open(`/applications/${id}`)
    await press('Aufnehmen')
    const dialog = await screen.findByRole('dialog', { name: 'Ada Doppel aufnehmen' })
    await user.click(within(dialog).getByRole('checkbox'))
    await press('Aufnehmen', dialog)
    if (id === first) {
      await screen.findByText('Ada Doppel ist aufgenommen, Werke: 0.')
      continue
    }
    await within(dialog).findByRole('link', { name: 'Ada Doppel' })
    await press('Trotzdem aufnehmen', dialog)
    await screen.findByText('Ada Doppel ist aufgenommen, Werke: 0.')
  }
})

test('several get a refusal in their own language, once each, and who cannot be told is named', async () => {
  const names = { TextDe: 'Guten Tag {name}, leider nein.', TextEn: 'Dear {name}, sorry, no.' }
  await make('reply-templates', { Name: 'Freundliches Nein', ...names })
  await make('reply-templates', { Name: 'Nur deutsch', TextDe: 'Nein.', TextEn: '' })
  const [german, english] = [await anApplicant('Bo Blau'), await anApplicant('Ray Red', 'en')]
  const { length } = [german, english]
  await open('/applications')
  for (const name of ['Bo Blau', 'Ray Red']) {
    const row = (await screen.findByText(name)).closest('tr')
    await user.click(within(row ?? document.body).getByRole('checkbox'))
  }
  await press('Absagen')
  const dialog = await screen.findByRole('dialog', { name: `Absagen: ${length}` })
  await choose('Vorlage', 'Nur deutsch', dialog)
  await within(dialog).findByText(/in dieser Sprache keinen Text/)
  await findButton('Absagen senden: 1', dialog)
  await choose('Vorlage', 'Freundliches Nein', dialog)
  await within(dialog).findByText(/Dear Ray Red, sorry, no\./)
  const letGo = hold({ path: /\/replies$/ })
  const send = await findButton('Absagen senden: 2', dialog)
  await user.dblClick(send)
  letGo()
  await expect.poll(() => within(dialog).queryAllByText('Liegt im Ausgang')).toHaveLength(length)
  for (const id of [german, english])
    expect(await readRecord(`/applications/${id}`)).toMatchObject({
      State: 'declined',
      Replies: { length: 1 },
    })
})
