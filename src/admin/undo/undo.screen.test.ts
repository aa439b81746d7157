import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { MOST_KEPT_FILE_GB } from '#domain/trash/trash-model.ts'
import german from '#messages/staff.de.json' with { type: 'json' }
import english from '#messages/staff.en.json' with { type: 'json' }
import { ROW_HISTORY_DAYS } from '#platform/row-history/row-history-days.ts'
import {
  fill,
  findField,
  findLine,
  getField,
  makeTestimonial,
  open,
  press,
  readRecord,
  search,
  show,
  speak,
  untilGone,
  user,
} from '#tests/dom/admin.ts'
import { hold } from '#tests/dom/network.ts'

const { trash, undo } = german

async function deleteShown(): Promise<void> {
  await press('Löschen')
  const dialog = await screen.findByRole('dialog')
  const [goesThere = ''] = trash.goes_there.split(' |||| ')
  expect(dialog.textContent).toContain(goesThere.replace('%{days}', String(ROW_HISTORY_DAYS)))
  await press('Löschen', dialog)
  await expect.poll(() => location.pathname).toBe('/admin/testimonials')
}

/** The trash, with what is found by these words in it. */
async function findInTrash(words: string): Promise<HTMLElement> {
  await show('/trash')
  await search(words)
  return findLine(words, 'row')
}

test('what was deleted comes back at once from the toast', async () => {
  await open(await makeTestimonial({ DeCredit: 'Ute Weg', EnCredit: 'Ute Weg' }))
  await deleteShown()
  await press(undo.undo, await screen.findByRole('alert'))
  await screen.findByText(undo.undone)
  await screen.findByText('Ute Weg')
})

test('what was deleted comes back later from the trash, which says how long it holds what, or is gone for good', async () => {
  const path = await makeTestimonial({ DeCredit: 'Ole Steg', EnCredit: 'Ole Steg' })
  await open(path)
  await deleteShown()
  const row = await findInTrash('Ole Steg')
  const limits = trash.limits
    .replace('%{days}', `${ROW_HISTORY_DAYS}`)
    .replace('%{gigabytes}', `${MOST_KEPT_FILE_GB}`)
  expect(screen.getByText(limits)).toBeTruthy()
  expect(row.textContent).toContain('Kundenstimme')
  await press(trash.restore, row)
  await screen.findByText(trash.restored)
  await untilGone(() => row.isConnected)
  expect(await readRecord(path)).toMatchObject({ DeText: 'Gut.' })

  await show(path)
  await deleteShown()
  const again = await findInTrash('Ole Steg')
  await press(trash.remove, again)
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain(trash.ask_remove)
  await press(trash.remove, dialog)
  await untilGone(() => again.isConnected)
})

test('what is undone while its list is on its way is in the list', async () => {
  const path = await makeTestimonial({ DeCredit: 'Eile Weile', EnCredit: 'Eile Weile' })
  await open(path)
  await findField('Text (Deutsch)')
  const letList = hold({ path: /\/testimonials\?/ })
  await deleteShown()
  await press(undo.undo, await screen.findByRole('alert'))
  await screen.findByText(undo.undone)
  letList()
  await screen.findByText('Eile Weile')
})

test('in English, a save is undone from the toast, and an earlier version restored from the history', async () => {
  await open(await makeTestimonial())
  await speak('English')
  const text = await findField('Text (German)')
  await fill('Text (German)', 'Besser.')
  await press('Save')
  await press(english.undo.undo, await screen.findByRole('alert'))
  await expect.poll(() => text.value).toBe('Gut.')
  await screen.findByText(english.undo.undone)
  await fill('Text (German)', 'Am besten.')
  await press('Save')
  await screen.findByText('Saved.')
  await user.click(screen.getByText(english.history.title))
  const entry = await findLine('Am besten.')
  expect(entry.querySelector('del')?.textContent).toBe('Gut')
  await press(english.history.restore, entry)
  await screen.findByText(english.history.restored)
  await expect.poll(() => getField('Text (German)').value).toBe('Gut.')
})

test('an import that was taken back whole is said to be, and nothing of it is left', async () => {
  await open('/transfer')
  const { importExport: texts } = german
  // The file's name does not say which list it is.
  const list = new File(['DeText,EnText,DeCredit\nEingelesen.,Imported.,Liste\n'], 'Stimmen 2026.csv')
  const main = await screen.findByRole('main')
  await expect.poll(() => main.querySelector('input[type=file]')).toBeTruthy()
  await user.upload(main.querySelector<HTMLInputElement>('input[type=file]') ?? main, list)
  await user.click(await screen.findByLabelText(texts.which_list.replace('%{file}', list.name)))
  await user.click(await screen.findByRole('option', { name: 'Kundenstimmen' }))
  await press(texts.run)
  await press(texts.take_back)
  await within(main).findByText(texts.taken_back)
  expect(await readRecord('/testimonials?q=Eingelesen')).toMatchObject({ total: 0 })
})
