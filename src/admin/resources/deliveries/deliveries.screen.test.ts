import { screen, within } from '@testing-library/dom'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import {
  changeElsewhere,
  fill,
  findButton,
  findLine,
  make,
  open,
  press,
  readRecord,
  save,
  theDatabase,
  untilGone,
  user,
} from '#tests/dom/admin.ts'

const FIELDS = {
  Title: 'Walbuch: Druckdaten',
  Language: 'de',
  RecipientName: 'Katrin Lorenzen',
  RecipientEmail: 'lorenzen@maler.example',
  Message: 'Bitte bis Freitag laden.',
  EndsAt: '2098-12-31T23:00:00Z',
}

async function makeDelivery(fields: object = {}): Promise<{ id: number; path: string }> {
  const path = await make('deliveries', { ...FIELDS, ...fields })
  return { id: Number(path.split('/').at(-1)), path }
}

async function addFile(deliveryId: number, isWhole = true): Promise<void> {
  const sum = isWhole ? 'a'.repeat(64) : null
  await theDatabase().execute(sql`
    INSERT INTO delivery_files (delivery_id, name, bytes, arrived, sha256, crc32, added_at)
    VALUES (${deliveryId}, 'Umschlag.pdf', 2000000, ${isWhole ? 2_000_000 : 0}, ${sum}, ${isWhole ? 1 : null}, now())`)
}

/** How many e-mails were queued that send the link of that delivery. */
async function countSendings(id: number): Promise<number> {
  const isOfIt = sql`SELECT count(*)::int AS count FROM letters WHERE id LIKE ${`delivery-${id}-mail-%`}`
  const [row] = await rowsOf(theDatabase(), isOfIt)
  return Number(row?.count)
}

const SEND = /^Link per E-Mail senden/

test('sending waits for a whole file, for all of the form and for a typed password, and says so', async () => {
  const { id, path } = await makeDelivery()
  await addFile(id, false)
  await open(path)
  expect((await findButton(SEND)).disabled).toBe(true)
  await screen.findByText(/sobald mindestens eine Datei vollständig da/)
  await addFile(id)
  await open(path)
  await expect.poll(async () => (await findButton(SEND)).disabled).toBe(false)
  await fill('Nachricht', 'Eine andere')
  await screen.findByText(/sobald alles gespeichert ist/)
  expect((await findButton(SEND)).disabled).toBe(true)
  await save()
  await expect.poll(async () => (await findButton(SEND)).disabled).toBe(false)
  await fill('Neues Passwort', 'wale und moor')
  await screen.findByText(/sobald das eingetippte Passwort/)
  expect((await findButton(SEND)).disabled).toBe(true)
})

test('a dialog shows what goes to whom, two clicks send it once, and later it says when it was sent', async () => {
  const { id, path } = await makeDelivery()
  await addFile(id)
  await addFile(id, false)
  await open(path)
  await press(SEND)
  const dialog = await screen.findByRole('dialog', { name: 'Diese Lieferung senden?' })
  for (const text of [
    'Katrin Lorenzen, lorenzen@maler.example',
    'Walbuch: Druckdaten',
    /^1 Datei, 2 MB$/,
    '31. Dezember 2098',
    'Bitte bis Freitag laden.',
    /^Eine weitere Datei ist noch nicht vollständig da/,
  ])
    within(dialog).getByText(text)
  expect(within(dialog).queryByText(/^Zuletzt gesendet/)).toBeNull()
  await user.dblClick(await findButton('Jetzt senden', dialog))
  await screen.findByText('Die E-Mail ist unterwegs.')
  await untilGone(() => screen.queryByRole('dialog'))
  expect(await countSendings(id)).toBe(1)
  await screen.findByText(/^Zuletzt gesendet am .*, an lorenzen@maler\.example$/)
  await press(/^Link noch einmal senden/)
  const again = await screen.findByRole('dialog')
  await within(again).findByText(/^Zuletzt gesendet am .*, an lorenzen@maler\.example$/)
  await press('Jetzt senden', again)
  await screen.findByText(/Dieselbe E-Mail ging erst vor weniger als einer Minute hinaus/)
  expect(await countSendings(id)).toBe(1)
})

test('what a colleague changed meanwhile is shown before it is sent', async () => {
  const { id, path } = await makeDelivery()
  await addFile(id)
  await open(path)
  await press(SEND)
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Walbuch: Druckdaten')
  await changeElsewhere(path, { Title: 'Walbuch: Umschlag' })
  await press('Jetzt senden', dialog)
  await screen.findByText(/^Nicht gesendet: Jemand hat die Lieferung inzwischen geändert/)
  await within(dialog).findByText('Walbuch: Umschlag')
  expect(await countSendings(id)).toBe(0)
  await press('Jetzt senden', dialog)
  await screen.findByText('Die E-Mail ist unterwegs.')
  expect(await countSendings(id)).toBe(1)
})

test('files come first, and ending is a button that asks', async () => {
  const { id, path } = await makeDelivery()
  await addFile(id)
  await open(path)
  const upload = await findButton('Dateien hochladen')
  const title = screen.getByRole('textbox', { name: /^Titel/ })
  expect(upload.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await press('Diese Lieferung jetzt beenden?')
  const question = await screen.findByRole('dialog')
  expect((await readRecord(path)).EndsAt).toBe('2098-12-31T23:00:00.000Z')
  await press('Jetzt beenden', question)
  await screen.findByText('Die Lieferung ist beendet.')
  expect(new Date(String((await readRecord(path)).EndsAt)).getTime()).toBeLessThan(Date.now() + 1_000)
  await untilGone(() => screen.queryByRole('button', { name: 'Diese Lieferung jetzt beenden?' }))
  await screen.findByText(/Zum Senden bitte erst ein neues Ende speichern/)
})

test('the list says what has become of each; one that nobody accepted is deleted after a question', async () => {
  const { id, path } = await makeDelivery({ Title: 'Moorfilm' })
  await addFile(id)
  await open(`/deliveries?filter=${encodeURIComponent(JSON.stringify({ q: 'Moorfilm' }))}`)
  const row = await findLine('Moorfilm', 'row')
  for (const text of ['Entwurf', '1, 2 MB', '31. Dezember 2098']) expect(row.textContent).toContain(text)
  await user.click(within(row).getByRole('link', { name: 'Moorfilm' }))
  await press('Löschen')
  const question = await screen.findByRole('dialog')
  within(question).getByText(/werden endgültig gelöscht/)
  await press('Löschen', question)
  await expect.poll(() => location.pathname).toBe('/admin/deliveries')
  await expect(readRecord(path)).rejects.toThrow('404')
})

test('one that was accepted has no button that deletes it', async () => {
  const { id, path } = await makeDelivery()
  await theDatabase().execute(sql`INSERT INTO delivery_acceptances (id, delivery_id, name, licence, accepted_at)
    VALUES (${`of ${id}`}, ${id}, 'Katrin', '', now())`)
  await open(path)
  await findButton('Speichern')
  await screen.findByText('Katrin')
  expect(screen.queryByRole('button', { name: 'Löschen' })).toBeNull()
})
