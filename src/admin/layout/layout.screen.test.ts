import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { findField, makeTestimonial, open, press, untilGone, user } from '#tests/dom/admin.ts'

test('the question mark shows the keys, not while somebody types, and can be switched off', async () => {
  await open(await makeTestimonial())
  await user.type(await findField('Text (Deutsch)'), '?')
  expect(screen.queryByRole('dialog')).toBeNull()
  const [link] = screen.getAllByRole('link')
  link?.focus()
  await user.keyboard('?')
  const keys = await screen.findByRole('dialog', { name: 'Tasten' })
  expect(within(keys).getByText('Strg + S')).toBeTruthy()
  await user.click(within(keys).getByRole('switch', { name: 'Die Taste „?“ öffnet diese Liste' }))
  await press('Schließen', keys)
  await untilGone(() => screen.queryByRole('dialog'))
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the header says what its buttons do, and leads to the keys and the own account', async () => {
  await open('/')
  const header = within(await screen.findByRole('banner'))
  for (const name of ['Menü schließen', 'Neu laden', 'Konto: Frieda'])
    expect(await header.findByRole('button', { name })).toBeTruthy()
  for (const text of ['Menü', 'Neu laden', 'Frieda']) expect(header.getByText(text)).toBeTruthy()
  await user.click(header.getByRole('button', { name: 'Konto: Frieda' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Tasten' }))
  await press('Schließen', await screen.findByRole('dialog', { name: 'Tasten' }))
  await untilGone(() => screen.queryByRole('dialog'))
  await user.click(header.getByRole('button', { name: 'Konto: Frieda' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mein Konto' }))
  expect(location.pathname).toBe('/admin/account')
})
