import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { PHONE, resizeTo, show, surplusWidth } from '../admin-page.ts'
import { callAdminApi } from '../call-admin-api.ts'
import { aBrowserOf, test } from '../signed-in.ts'
import { called, STAFF_PASSWORD, signIn } from '../staff-account.ts'
import { speak } from '../staff-language.ts'

/** The artist whose page a reader opens; nobody changes it here. */
const ARTIST = 49

/** A person with a browser of their own, invited by the link that an owner was shown. */
async function openInvited(browser: Browser, link: string): Promise<Page> {
  const page = await (await aBrowserOf(browser)).newPage()
  await page.goto(link)
  await page.getByLabel(called('password_new')).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: called('welcome_submit') }).click()
  await signIn(page)
  await page.waitForURL((url) => !/welcome|login/.test(url.pathname))
  return page
}

test('an owner invites a reader by keyboard, who sees everything, changes nothing, and is out at once when removed', async ({
  admin: page,
  browser,
}) => {
  const email = `nina-${randomUUID()}@example.com`
  const name = `Nina ${email.slice(5, 9)}`
  await page.getByRole('link', { name: 'Team' }).click()
  await page.getByRole('button', { name: 'Einladen' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Jemanden einladen' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Das fehlt noch.')).toBeVisible()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Nur lesen' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: `Link für ${name}` })
  const link = await shown.getByLabel('Link', { exact: true }).inputValue()
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Fertig' }).click()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Eingeladen, der Link gilt bis')

  const reader = await openInvited(browser, link)
  await speak(reader, 'Deutsch')
  await expect(reader.getByRole('link', { name: 'Bilder', exact: true })).toBeVisible()
  for (const hidden of ['Team', 'Bilder hochladen'])
    await expect(reader.getByRole('link', { name: hidden, exact: true })).toHaveCount(0)
  await show(reader, `/artists/${ARTIST}`)
  await expect(reader.getByLabel('Web-Adresse')).toBeDisabled()
  await expect(reader.getByText('Ihre Rolle erlaubt hier nur das Lesen.')).toBeVisible()
  for (const hidden of ['Speichern', 'Löschen'])
    await expect(reader.getByRole('button', { name: hidden })).toHaveCount(0)
  await expectAccessible(reader)
  const refused = await callAdminApi(reader, { method: 'DELETE', path: '/trash' })
  expect(refused).toMatchObject({ status: 403, text: expect.stringContaining('role') })

  await show(page, '/colleagues')
  await expect(row).toContainText('1 Sitzung')
  await row.getByLabel(`Rolle von ${name}`).selectOption('Redaktion')
  await expect(page.getByText(`${name} hat jetzt die Rolle „Redaktion“.`)).toBeVisible()
  await show(reader, `/artists/${ARTIST}`)
  await expect(reader.getByRole('button', { name: 'Speichern' })).toBeVisible()

  await row.getByRole('button', { name: `${name} entfernen` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText(`${name} ist entfernt.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await callAdminApi(reader, { method: 'DELETE', path: '/trash' })).toMatchObject({ status: 401 })
  await reader.context().close()

  await test.step('it fits a phone, and says in English what an invitation lacks', async () => {
    await speak(page, 'English')
    await resizeTo(page, PHONE)
    await page.getByRole('button', { name: 'Invite' }).click()
    const invitation = page.getByRole('dialog', { name: 'Invite someone' })
    await invitation.getByLabel('Name').fill('Kim')
    await invitation.getByLabel('E-mail').fill('kim@')
    await invitation.getByRole('button', { name: 'Send invitation' }).click()
    await expect(invitation.getByText('This isn’t in the right format.')).toBeVisible()
    await expect(invitation.getByLabel('E-mail')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(invitation).toHaveCount(0)
    await expectAccessible(page)
    expect(await surplusWidth(page)).toBe(0)
  })
})
