import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  choose,
  fill,
  findButton,
  findField,
  getField,
  make,
  open,
  press,
  readRecord,
  show,
  speak,
  theDatabase,
  theOffice,
  user,
} from '#tests/dom/admin.ts'
import { hold } from '#tests/dom/network.ts'
import { storeEnquiry } from '#tests/stored-enquiry.ts'

/** Opens an enquiry of Katrin Lorenzen and begins a reply. */
async function beginReply(): Promise<{ id: string; number: string; reply: HTMLElement }> {
  const enquiry = await storeEnquiry(theDatabase())
  await open(`/enquiries/${enquiry.id}`)
  await press(/^Antworten$/)
  const reply = await screen.findByRole('region', { name: 'Antwort an Katrin Lorenzen' })
  return { ...enquiry, reply }
}

const findReplies = (count: number) =>
  expect
    .poll(() =>
      within(screen.getByRole('region', { name: /^(Unsere Antworten|Our replies)$/ })).queryAllByRole(
        'article',
      ),
    )
    .toHaveLength(count)

test('a reply is written from a template, and nothing is sent with a gap in it', async () => {
  const TextDe = 'Guten Tag {name},\n\nzu {projekt} ({nummer}) melden wir uns.'
  await make('reply-templates', { Name: 'Dank', TextDe, TextEn: '' })
  const { number, reply } = await beginReply()
  expect((await findField('Betreff', reply)).value).toBe(`Ihre Anfrage ${number}`)
  await choose('Vorlage einsetzen', 'Dank', reply)
  await expect
    .poll(() => getField('Text', reply).value)
    .toBe(`Guten Tag Katrin Lorenzen,\n\nzu {projekt} (${number}) melden wir uns.`)
  await within(reply).findByText('Bitte noch ersetzen: {projekt}')
  const send = await findButton('Antwort senden', reply)
  expect(send.hasAttribute('disabled')).toBe(true)
})

test('a reply is kept while somebody is away, sent once, and answers the enquiry', async () => {
  const { id, reply } = await beginReply()
  await fill('Text', 'Guten Tag, wir melden uns am Montag.', reply)
  await show('/galleries')
  await screen.findByRole('heading', { level: 1, name: 'Stile' })
  await show(`/enquiries/${id}`)
  const again = await screen.findByRole('region', { name: 'Antwort an Katrin Lorenzen' })
  expect((await findField('Text', again)).value).toBe('Guten Tag, wir melden uns am Montag.')
  await user.dblClick(await findButton('Antwort senden', again))
  await screen.findByText('Die Antwort liegt im Ausgang und geht gleich hinaus.')
  await findReplies(1)
  expect(screen.getByRole('region', { name: 'Unsere Antworten' }).textContent).toContain('> Ein Wal')
  expect(await readRecord(`/enquiries/${id}`)).toMatchObject({ State: 'answered', Replies: { length: 1 } })
})

test('in English, by keyboard: a reply with an own signature and another state afterwards', async () => {
  const { id } = await storeEnquiry(theDatabase())
  await open(`/enquiries/${id}`)
  await speak('English')
  ;(await findButton(/^Reply$/)).focus()
  await user.keyboard('{Enter}')
  const reply = await screen.findByRole('region', { name: 'Reply to Katrin Lorenzen' })
  await expect.poll(() => document.activeElement).toBe(getField('Text', reply))
  await user.keyboard('Guten Tag, der Wal kostet nichts.')
  // Enter in a line of one row sends nothing and saves nothing.
  await user.type(getField('Subject', reply), '{Enter}')
  await press('Change signature', reply)
  await fill('Signature (German)', 'Herzlich\nFrieda', reply)
  await press('Save signature', reply)
  await screen.findByText('Your signature has been saved.')
  await choose('Status after sending', 'Offer', reply)
  await press('Send reply', reply)
  await findReplies(1)
  const sent = screen.getByRole('region', { name: 'Our replies' }).textContent
  for (const text of ['Guten Tag, der Wal kostet nichts.', 'Herzlich']) expect(sent).toContain(text)
  await expect.poll(() => screen.getByRole<HTMLInputElement>('radio', { name: 'Offer' }).checked).toBe(true)
})

test('what a colleague answered meanwhile is shown before the own reply goes out', async () => {
  const letRead = hold({ path: /\/opened$/ })
  const { id, reply } = await beginReply()
  await fill('Text', 'Meine Antwort.', reply)
  const bo = await theOffice().add('Cem', 'owner')
  const theirs = { Id: 'a'.repeat(32), Subject: 'Ihre Anfrage', Text: 'War schon da.', Quoted: false }
  await bo.ask('POST', `/enquiries/${id}/replies`, { ...theirs, State: 'answered', Seen: 0 })
  letRead()
  await screen.findByText(/War schon da\./)
  await press('Antwort senden', reply)
  await within(reply).findByText('Cem hat inzwischen geantwortet.', { exact: false })
  expect(getField('Text', reply).value).toBe('Meine Antwort.')
  await press('Antwort senden', reply)
  await findReplies(2)
})
