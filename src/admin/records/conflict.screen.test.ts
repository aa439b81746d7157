import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { changeElsewhere, fill, findField, make, open, press, readRecord, user } from '#tests/dom/admin.ts'

const TESTIMONIAL = { DeText: 'Gut.', EnText: 'Good.', DeCredit: 'Ute Weg', EnCredit: 'Ute Weg' }

test('two people at once: both versions stand side by side, and only what was chosen is saved', async () => {
  const path = await make('testimonials', TESTIMONIAL)
  await open(path)
  await fill('Text (Deutsch)', 'Meiner.')
  await changeElsewhere(path, { DeText: 'Ihrer.', EnText: 'Hers.' })
  await press('Speichern')
  const dialog = await screen.findByRole('dialog', { name: 'Jemand anders hat das inzwischen geändert' })
  const theirs = within(dialog)
  expect(theirs.getByText('Meiner.')).toBeTruthy()
  expect(theirs.getByText('Ihrer.')).toBeTruthy()
  const saveSo = theirs.getByRole<HTMLButtonElement>('button', { name: 'So speichern' })
  expect(saveSo.disabled).toBe(true)
  const [mine] = within(theirs.getByRole('group', { name: /^Text \(Deutsch\)/ })).getAllByRole('radio')
  await user.click(mine ?? dialog)
  await user.click(saveSo)
  await screen.findByText('Gespeichert.')
  expect(await readRecord(path)).toMatchObject({ DeText: 'Meiner.', EnText: 'Hers.' })
})

test('changes by somebody else are shown before a deletion', async () => {
  const path = await make('redirects', { From: '/probe', To: '/news', Permanent: true })
  await open(path)
  await findField('Nach')
  await changeElsewhere(path, { To: '/kontakt-anderswo' })
  await fill('Nach', '/noch-nicht-gespeichert')
  await press('Löschen')
  const dialog = await screen.findByRole('dialog')
  await press('Löschen', dialog)
  await within(dialog).findByText('/kontakt-anderswo')
  await press('Löschen', dialog)
  await screen.findByText('Gelöscht.')
  expect(location.pathname).toBe('/admin/redirects')
})
