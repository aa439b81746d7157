import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { PHONE, resizeTo, show, surplusWidth } from '../admin-page.ts'
import { callAdminApi, readRecord } from '../call-admin-api.ts'
import { openEnquiry } from '../send-enquiry.ts'
import { test } from '../signed-in.ts'
import { speak } from '../staff-language.ts'

const anEnquiry = () => ({
  fields: { email: `lorenzen-${randomUUID()}@wochenblatt.example`, message: 'Ein Wal, bitte.' },
})

test('a reply is written from a template, kept while somebody is away, and sent once', async ({
  admin: page,
}) => {
  const { id, number } = await openEnquiry(page, anEnquiry())
  const Name = `Dank ${randomUUID().slice(0, 8)}`
  const TextDe = 'Guten Tag {name},\n\nzu {projekt} ({nummer}) melden wir uns.'
  await callAdminApi(page, { method: 'POST', path: '/reply-templates', body: { Name, TextDe, TextEn: '' } })
  await page.getByRole('button', { name: 'Antworten', exact: true }).click()
  const reply = page.getByRole('region', { name: 'Antwort an Katrin Lorenzen' })
  await expect(reply.getByLabel('Betreff')).toHaveValue(`Ihre Anfrage ${number}`)
  await reply.getByRole('combobox', { name: 'Vorlage einsetzen' }).click()
  await page.getByRole('option', { name: Name }).click()
  const text = reply.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue(`Guten Tag Katrin Lorenzen,\n\nzu {projekt} (${number}) melden wir uns.`)
  // Nothing is sent with a gap in it.
  await expect(reply.getByText('Bitte noch ersetzen: {projekt}')).toBeVisible()
  await expect(reply.getByRole('button', { name: 'Antwort senden' })).toBeDisabled()
  await text.fill('Guten Tag, wir melden uns am Montag.')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Stile', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stile')
  await page.goBack()
  await expect(text).toHaveValue('Guten Tag, wir melden uns am Montag.')
  // A second tab has the same draft.
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await expect(tab.getByLabel('Text', { exact: true })).toHaveValue('Guten Tag, wir melden uns am Montag.')
  await reply.getByRole('button', { name: 'Antwort senden' }).dblclick()
  await expect(page.getByText('Die Antwort liegt im Ausgang und geht gleich hinaus.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Beantwortet' })).toBeChecked()
  const replies = page.getByRole('region', { name: 'Unsere Antworten' })
  await expect(replies.getByRole('article')).toHaveCount(1)
  await expect(replies).toContainText('> Ein Wal, bitte.')
  // The site under test has no mail server.
  await expect(replies.getByText('Liegt im Ausgang als Datei')).toBeVisible()
  await tab.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(tab.getByRole('button', { name: 'Antworten', exact: true })).toBeVisible()
  await tab.close()
  expect((await readRecord(page, `/enquiries/${id}`)).Replies).toHaveLength(1)
  await show(page, `/enquiries/${id}`)
  await expect(replies.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Antworten', exact: true })).toBeVisible()
})

test('in English, by keyboard and on a phone: reply, own signature, state', async ({ admin: page }) => {
  await speak(page, 'English')
  await resizeTo(page, PHONE)
  await openEnquiry(page, anEnquiry())
  await page.getByRole('button', { name: 'Reply', exact: true }).press('Enter')
  const reply = page.getByRole('region', { name: 'Reply to Katrin Lorenzen' })
  await expect(reply.getByLabel('Text', { exact: true })).toBeFocused()
  await page.keyboard.type('Guten Tag, der Wal kostet nichts.')
  // In a line Enter sends nothing and saves nothing.
  await reply.getByLabel('Subject').press('Enter')
  await reply.getByRole('button', { name: 'Change signature' }).press('Enter')
  await reply.getByLabel('Signature (German)').fill('Herzlich\nFrieda Probe')
  await reply.getByRole('button', { name: 'Save signature' }).press('Enter')
  await expect(page.getByText('Your signature has been saved.')).toBeVisible()
  await reply.getByRole('combobox', { name: 'Status afterwards' }).press('Enter')
  await page.getByRole('option', { name: 'Offer' }).press('Enter')
  await expectAccessible(page)
  expect(await surplusWidth(page)).toBe(0)
  await reply.getByRole('button', { name: 'Send reply' }).press('Enter')
  const replies = page.getByRole('region', { name: 'Our replies' })
  await expect(replies).toContainText('Guten Tag, der Wal kostet nichts.')
  await expect(replies).toContainText('Herzlich')
  await expect(page.getByRole('radio', { name: 'Offer' })).toBeChecked()
})

test('what a colleague answered meanwhile is shown before the own reply goes out', async ({
  admin: page,
}) => {
  const { promise: isAnswered, resolve: markAsRead } = Promise.withResolvers<void>()
  await page.route('**/opened', async (route) => {
    await isAnswered
    await route.continue()
  })
  await openEnquiry(page, anEnquiry())
  await page.getByRole('button', { name: 'Antworten', exact: true }).click()
  const reply = page.getByRole('region', { name: 'Antwort an Katrin Lorenzen' })
  await reply.getByLabel('Text', { exact: true }).fill('Meine Antwort.')
  const path = new URL(page.url()).pathname.replace('/admin', '')
  const other = { Id: randomUUID().replaceAll('-', ''), Subject: 'Ihre Anfrage', Text: 'War schon da.' }
  await callAdminApi(page, {
    method: 'POST',
    path: `${path}/replies`,
    body: { ...other, Quoted: false, State: 'answered', Seen: 0 },
  })
  // The page reads the record again by itself, which whoever writes need not have noticed.
  markAsRead()
  const replies = page.getByRole('region', { name: 'Unsere Antworten' })
  await expect(replies).toContainText('War schon da.')
  await reply.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(reply.getByText('Frieda Probe hat inzwischen geantwortet.')).toBeVisible()
  await expect(reply.getByLabel('Text', { exact: true })).toHaveValue('Meine Antwort.')
  await reply.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(replies.getByRole('article')).toHaveCount(2)
})
