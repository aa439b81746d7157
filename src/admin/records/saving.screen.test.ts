import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import staffTexts from '#messages/staff.de.json' with { type: 'json' }
import {
  endAdmin,
  fill,
  findField,
  getField,
  makeTestimonial,
  open,
  press,
  readRecord,
  save,
  show,
  untilGone,
  user,
} from '#tests/dom/admin.ts'
import { alter, answer, callsTo } from '#tests/dom/network.ts'

const { errors, connection, typed } = staffTexts
const TEXT = 'Text (Deutsch)'

test('what was typed is offered again after the window was closed, and forgotten once it is saved', async () => {
  const path = await makeTestimonial()
  await open(path)
  await fill(TEXT, 'Fast vergessen.')
  await expect.poll(() => localStorage.getItem('staff-typed')).toContain('Fast vergessen.')
  await endAdmin({ forget: false })
  await open(path)
  await screen.findByText(/etwas geschrieben und nicht gespeichert/)
  expect(getField(TEXT).value).toBe('Gut.')
  await press(typed.take)
  expect(getField(TEXT).value).toBe('Fast vergessen.')
  await save()
  await show(path)
  expect((await findField(TEXT)).value).toBe('Fast vergessen.')
  expect(screen.queryByRole('button', { name: typed.take })).toBeNull()
})

test('a save that fails right after one that did not is told at once, until the next attempt; leaving still warns', async () => {
  const path = await makeTestimonial()
  await open(path)
  await fill(TEXT, 'Angekommen.')
  await save()
  await fill(TEXT, 'Nicht angekommen.')
  const put = { method: 'PUT', path: new RegExp(path) }
  const endFault = answer(put, 500)
  await press('Speichern')
  const problem = await within(screen.getByRole('toolbar')).findByRole('alert')
  expect(problem.textContent).toBe(`${errors.server} ${errors.kept}`)
  await untilGone(() => screen.queryByText('Gespeichert.'))
  endFault()
  answer(put, 422, { error: { fields: { DeText: 'longest:5' } } })
  await press('Speichern')
  await expect.poll(() => screen.getByRole('toolbar').textContent).toContain(errors.invalid)
  const ask = vi.fn(() => false)
  vi.stubGlobal('confirm', ask)
  await user.click(screen.getByRole('link', { name: 'Zurück' }))
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  expect(getField(TEXT).value).toBe('Nicht angekommen.')
})

test('without a connection it is said at once, and the change is sent when it is back', async () => {
  const path = await makeTestimonial()
  await open(path)
  await fill(TEXT, 'Aus dem Tunnel.')
  dispatchEvent(new Event('offline'))
  await screen.findByText(connection.lost)
  await press('Speichern')
  await screen.findByText(connection.waiting)
  expect(callsTo(/testimonials/, 'PUT')).toEqual([])
  dispatchEvent(new Event('online'))
  await screen.findByText('Gespeichert.')
  expect(await readRecord(path)).toMatchObject({ DeText: 'Aus dem Tunnel.' })
})

test('a record that arrives late leaves alone what somebody has typed', async () => {
  const path = await makeTestimonial()
  await open(path)
  await fill(TEXT, 'Früh getippt.')
  alter({ method: 'GET', path: new RegExp(`${path}$`) }, (record) => ({ ...record, EnText: 'Late.' }))
  await press('Neu laden')
  await expect.poll(() => getField('Text (Englisch)').value).toBe('Late.')
  expect(getField(TEXT).value).toBe('Früh getippt.')
})

test('Ctrl+S saves a form', async () => {
  const path = await makeTestimonial()
  await open(path)
  await user.type(await findField(TEXT), ' Wirklich?')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Gespeichert.')
  expect(await readRecord(path)).toMatchObject({ DeText: 'Gut. Wirklich?' })
})

test('a record that could not be loaded says so, and loads at the next try', async () => {
  const path = await makeTestimonial()
  const end = answer({ path: new RegExp(`${path}$`) }, 500)
  await open(path)
  await screen.findByText(staffTexts.loading.failed, { exact: false })
  expect(location.pathname).toBe(`/admin${path}`)
  end()
  await press(staffTexts.loading.retry)
  await findField(TEXT)
  await show('/testimonials/99999')
  await screen.findByText(staffTexts.loading.missing)
})

test('a list that could not be loaded says so, and loads at the next try', async () => {
  await makeTestimonial({ DeCredit: 'Ole Steg' })
  await open('/changes')
  const end = answer({ path: /\/testimonials\?/ }, 500)
  await show('/testimonials')
  await screen.findByText(staffTexts.loading.failed, { exact: false })
  // Nothing was typed into a list.
  expect(screen.queryByText(errors.kept)).toBeNull()
  end()
  await press(staffTexts.loading.retry)
  await screen.findByText('Ole Steg')
})
