import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  fill,
  findButton,
  findField,
  findLine,
  makeTestimonial,
  open,
  press,
  speak,
  theOffice,
  untilGone,
  user,
} from '#tests/dom/admin.ts'

test('an owner invites a reader by keyboard, and is shown the link', async () => {
  await open('/colleagues')
  ;(await findButton('Einladen')).focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Jemanden einladen' })
  expect(document.activeElement).toBe(await findField('Name', dialog))
  await user.keyboard('{Enter}')
  await within(dialog).findAllByText('Das fehlt noch.')
  await fill('Name', 'Nina Neu', dialog)
  await fill('E-Mail', 'nina@example.com', dialog)
  await user.click(within(dialog).getByRole('radio', { name: 'Nur lesen' }))
  await user.keyboard('{Enter}')
  const shown = await screen.findByRole('dialog', { name: 'Zugang für Nina Neu angelegt' })
  expect((await findField('Link', shown)).value).toMatch(/\/admin\/welcome#/)
  await press('Fertig', shown)
  expect((await findLine('nina@example.com')).textContent).toContain('Eingeladen, der Link gilt bis')
})

test('an address that is none is said in English, beside its field', async () => {
  await open('/colleagues')
  await speak('English')
  await press('Invite')
  const dialog = await screen.findByRole('dialog', { name: 'Invite someone' })
  await fill('Name', 'Kim', dialog)
  await fill('E-mail', 'kim@', dialog)
  await press('Send invitation', dialog)
  await within(dialog).findByText('This isn’t in the right format.')
  expect(document.activeElement).toBe(await findField('E-mail', dialog))
})

test('a reader sees everything and changes nothing, until they get another role', async () => {
  const reader = await theOffice().add('Rita', 'reader')
  const path = await makeTestimonial()
  await open(path, reader)
  await screen.findByText('Ihre Rolle erlaubt hier nur das Lesen.')
  await expect.poll(async () => (await findField('Text (Deutsch)')).closest('fieldset')?.disabled).toBe(true)
  for (const name of ['Speichern', 'Löschen']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByRole('link', { name: 'Bilder' })).toBeTruthy()
  for (const name of ['Team', 'Bilder hochladen']) expect(screen.queryByRole('link', { name })).toBeNull()
})

test('a colleague gets another role, and is out at once when removed', async () => {
  const reader = await theOffice().add('Rosa', 'reader')
  await open('/colleagues')
  const row = await findLine(reader.email)
  expect(row.textContent).toContain('1 Sitzung')
  await user.selectOptions(within(row).getByLabelText('Rolle von Rosa'), 'Redaktion')
  await screen.findByText('Rosa hat jetzt die Rolle „Redaktion“.')
  expect((await reader.ask('POST', '/redirects', { From: '/rosa', To: '/news' })).status).toBeLessThan(300)
  await press('Rosa entfernen', row)
  await press('Entfernen', await screen.findByRole('dialog'))
  await screen.findByText('Rosa ist entfernt.')
  await untilGone(() => row.isConnected)
  expect((await reader.ask('GET', '/images')).status).toBe(401)
})
