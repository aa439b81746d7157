import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import staffTexts from '#messages/staff.de.json' with { type: 'json' }
import {
  endAdmin,
  fill,
  findButton,
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
import { alter, answer, callsTo, hold } from '#tests/dom/network.ts'

const { errors, connection, leave, typed } = staffTexts
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
  await user.click(screen.getByRole('link', { name: 'Zurück' }))
  await press(leave.stay, await findQuestion())
  expect(getField(TEXT).value).toBe('Nicht angekommen.')
})

const goBack = () => user.click(screen.getByRole('link', { name: 'Zurück' }))
const findQuestion = () => screen.findByRole('dialog', { name: leave.question })

test('whoever leaves while their change is being saved gets away once it is, without a question', async () => {
  const path = await makeTestimonial()
  await open(path)
  await fill(TEXT, 'Unterwegs.')
  const come = hold({ method: 'PUT', path: new RegExp(path) })
  await press('Speichern')
  await goBack()
  await screen.findByRole('dialog', { name: leave.waiting })
  expect(location.pathname).toBe(`/admin${path}`)
  come()
  await expect.poll(() => location.pathname).toBe('/admin/testimonials')
  await untilGone(() => screen.queryByRole('dialog'))
  expect(await readRecord(path)).toMatchObject({ DeText: 'Unterwegs.' })
})

test('whoever leaves while saving fails stays and reads why', async () => {
  const path = await makeTestimonial()
  await open(path)
  await fill(TEXT, 'Kommt nicht an.')
  const come = hold({ method: 'PUT', path: new RegExp(path) }, 500)
  await press('Speichern')
  await goBack()
  await screen.findByRole('dialog', { name: leave.waiting })
  come()
  await untilGone(() => screen.queryByRole('dialog'))
  expect(location.pathname).toBe(`/admin${path}`)
  expect(getField(TEXT).value).toBe('Kommt nicht an.')
})

test('what is not saved can be saved on leaving, or be left', async () => {
  const path = await makeTestimonial()
  await open(path)
  await fill(TEXT, 'Im Gehen.')
  await goBack()
  await press(leave.save, await findQuestion())
  await expect.poll(() => location.pathname).toBe('/admin/testimonials')
  expect(await readRecord(path)).toMatchObject({ DeText: 'Im Gehen.' })
  await open(path)
  await fill(TEXT, 'Doch nicht.')
  await goBack()
  await press(leave.leave, await findQuestion())
  await expect.poll(() => location.pathname).toBe('/admin/testimonials')
  expect(await readRecord(path)).toMatchObject({ DeText: 'Im Gehen.' })
})

test('a form whose fields have what they had is left without a question', async () => {
  const path = await makeTestimonial()
  await open(path)
  await fill(TEXT, 'Kurz anders.')
  await fill(TEXT, 'Gut.')
  await goBack()
  await expect.poll(() => location.pathname).toBe('/admin/testimonials')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('somebody who answers twice leaves once', async () => {
  const path = await makeTestimonial()
  await open(path)
  await fill(TEXT, 'Eilig.')
  await goBack()
  const button = await findButton(leave.leave, await findQuestion())
  button.click()
  button.click()
  await expect.poll(() => location.pathname).toBe('/admin/testimonials')
})

test('a new record leads to its own page without a question', async () => {
  await open('/testimonials/create')
  for (const label of [TEXT, 'Text (Englisch)', 'Von wem (Deutsch)', 'Von wem (Englisch)'])
    await fill(label, 'Neu.')
  await press('Speichern')
  await expect.poll(() => location.pathname).toMatch(/testimonials\/\d+$/)
  expect(screen.queryByRole('dialog')).toBeNull()
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
