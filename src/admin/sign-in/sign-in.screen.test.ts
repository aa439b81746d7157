import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addStaff } from '#domain/staff/accounts.server.ts'
import { makeLink } from '#domain/staff/auth/account-links.server.ts'
import { fill, open, press, theDatabase, theOffice } from '#tests/dom/admin.ts'
import { answer, callsTo } from '#tests/dom/network.ts'
import { PASSWORD } from '#tests/staff-visitor.ts'

/** Somebody in whose browser nobody is signed in. */
const visitor = () => ({ id: '', email: '', browser: theOffice().open(), ask: () => Promise.reject() })

async function invite(name: string): Promise<string> {
  const now = new Date()
  const email = `${name.toLowerCase()}@example.com`
  const staff = await addStaff(theDatabase(), { name, email, role: 'editor' }, now)
  return `/welcome#${await makeLink(theDatabase(), staff?.id ?? '', now)}`
}

test('whoever sets a password by their link is signed in with it', async () => {
  await open(await invite('Wanda'), visitor())
  await fill('Neues Passwort', PASSWORD)
  await press('Passwort festlegen')
  await screen.findByRole('link', { name: 'Übersicht' })
  expect(callsTo('/illusde/api/auth/sign-in/email')).toHaveLength(1)
})

test('a passkey is offered once where the browser has them, and can be skipped', async () => {
  Object.assign(window, { PublicKeyCredential: { parseRequestOptionsFromJSON: () => ({}) } })
  await open(await invite('Walter'), visitor())
  await fill('Neues Passwort', PASSWORD)
  await press('Passwort festlegen')
  await screen.findByRole('heading', { name: 'Beim nächsten Mal ohne Passwort?' })
  await press('Später')
  await screen.findByRole('link', { name: 'Übersicht' })
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})

test('a sign-in that fails after the password was set leads to the sign-in page', async () => {
  await open(await invite('Wilma'), visitor())
  answer({ path: '/illusde/api/auth/sign-in/email' }, 429, { error: { code: 'too_many' } })
  await fill('Neues Passwort', PASSWORD)
  await press('Passwort festlegen')
  await screen.findByText('Ihr Passwort ist festgelegt. Bitte melden Sie sich an.')
})

test('whoever forgot their password asks for a link, and reads the same for every address', async () => {
  await open('/login', visitor())
  screen.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await screen.findByRole('heading', { name: 'Passwort vergessen?' })
  const end = answer({ path: '/illusde/api/auth/forgotten' }, 200, { status: true })
  await fill('E-Mail', 'nobody@example.com')
  await press('Link anfordern')
  await screen.findByText(/^Gehört die Adresse zu einem Konto/)
  end()
})

test('without a mail server the page says who can help', async () => {
  await open('/forgotten', visitor())
  await fill('E-Mail', 'nobody@example.com')
  await press('Link anfordern')
  await screen.findByText(/npm run staff -- link/)
})
