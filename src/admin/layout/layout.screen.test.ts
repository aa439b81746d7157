import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import texts from '#messages/staff-notifications.de.json' with { type: 'json' }
import { fill as filled } from '#platform/i18n/fill.ts'
import {
  changeElsewhere,
  findField,
  makeTestimonial,
  open,
  press,
  theDatabase,
  theOffice,
  untilGone,
  user,
} from '#tests/dom/admin.ts'
import { storeEnquiry } from '#tests/stored-enquiry.ts'

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

test('the bell counts what others left and shows it once it is opened, and its e-mails are switched off', async () => {
  const editor = await theOffice().add('Ede', 'editor')
  const { id } = await storeEnquiry(theDatabase(), { fields: { name: 'Katrin Lorenzen' } })
  await changeElsewhere(`/enquiries/${id}`, { AssigneeId: editor.id })
  await open('/', editor)
  await user.click(await screen.findByRole('button', { name: filled(texts.bell_unseen, { count: 1 }) }))
  const said = filled(texts.assigned, { by: 'Bo', record: 'Katrin Lorenzen' })
  await screen.findByText(said)
  await user.click(screen.getByRole('menuitem', { name: new RegExp(said.slice(0, 20)) }))
  await expect.poll(() => location.pathname).toBe(`/admin/enquiries/${id}`)
  await screen.findByRole('button', { name: texts.bell })
  await open('/account', editor)
  const urgent = await screen.findByRole<HTMLInputElement>('switch', { name: texts.choose_assigned })
  expect(urgent.checked).toBe(true)
  await user.click(urgent)
  await screen.findByText(texts.choices_saved)
  await expect.poll(() => urgent.checked).toBe(false)
})
