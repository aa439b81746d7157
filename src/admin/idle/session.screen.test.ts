import { screen, within } from '@testing-library/dom'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import german from '#messages/staff.de.json' with { type: 'json' }
import account from '#messages/staff-account.de.json' with { type: 'json' }
import { MINUTE_MS } from '#platform/durations.ts'
import {
  changeElsewhere,
  endAdmin,
  fill,
  findField,
  getField,
  makeTestimonial,
  open,
  press,
  readRecord,
  show,
  theDatabase,
  theOffice,
  untilGone,
} from '#tests/dom/admin.ts'
import { callsTo } from '#tests/dom/network.ts'
import type { Member } from '#tests/office.ts'
import { PASSWORD } from '#tests/staff-visitor.ts'

const { idle, typed } = german
const TEXT = 'Text (Deutsch)'

/** Acts like somebody who comes back from another window. */
function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange'))
}

async function endSessionOf({ id }: Member): Promise<void> {
  await theDatabase().execute(sql`DELETE FROM staff_sessions WHERE user_id = ${id}`)
}

async function signInAgain(dialog: HTMLElement, email: string): Promise<void> {
  await fill(account.sign_in_email, email, dialog)
  await fill(account.sign_in_password, PASSWORD, dialog)
  await press(account.sign_in_submit, dialog)
}

const TAB = crypto.randomUUID()
const findEnded = () => screen.findByRole('alertdialog', { name: idle.ended_title })

test('who has a record open as well is named, and what they change is offered', async () => {
  const path = await makeTestimonial()
  const colleague = await theOffice().add('Nina', 'owner')
  const [, Resource, Id] = path.split('/')
  const tell = (Open: boolean) => colleague.ask('POST', '/presence', { Resource, Id, Tab: TAB, Open })
  await tell(true)
  await open(path)
  await screen.findByText('Auch bei Nina offen.')
  await changeElsewhere(path, { DeText: 'Besser.' })
  comeBack()
  await screen.findByText(/Bo hat das geändert/)
  await press('Neu laden', document.getElementById('main-content') ?? document.body)
  await expect.poll(() => getField(TEXT).value).toBe('Besser.')
  await untilGone(() => screen.queryByText(/Bo hat das geändert/))
  await tell(false)
  comeBack()
  await untilGone(() => screen.queryByText('Auch bei Nina offen.'))
})

test('before an unused session ends there is a warning, and whoever stays loses nothing', async () => {
  const nina = await theOffice().add('Nadja', 'owner')
  await open('/testimonials/create', nina)
  await fill(TEXT, 'Noch nicht gespeichert')
  const endsAt = new Date(Date.now() + 4 * MINUTE_MS).toISOString()
  await theDatabase().execute(
    sql`UPDATE staff_sessions SET expires_at = ${endsAt} WHERE user_id = ${nina.id}`,
  )
  comeBack()
  const question = await screen.findByRole('alertdialog', { name: idle.warning_title })
  expect(question.textContent).toContain('In 4 Minuten')
  expect(document.activeElement?.textContent).toBe(idle.stay)
  await press(idle.stay, question)
  await untilGone(() => screen.queryByRole('alertdialog'))
  expect(callsTo(/use-session$/).length).toBeGreaterThan(1)
  expect(getField(TEXT).value).toBe('Noch nicht gespeichert')
})

test('a new record is saved once the person has signed in again over it', async () => {
  const nora = await theOffice().add('Nora', 'owner')
  await open('/testimonials/create', nora)
  for (const label of [TEXT, 'Text (Englisch)', 'Von wem (Deutsch)', 'Von wem (Englisch)'])
    await fill(label, 'Noch nicht gespeichert')
  await endSessionOf(nora)
  await press('Speichern')
  const ended = await findEnded()
  expect(screen.queryByText('Gespeichert.')).toBeNull()
  await signInAgain(ended, nora.email)
  // The refused request is sent again by itself.
  await expect.poll(() => location.pathname).toMatch(/\/testimonials\/\d+$/)
  await untilGone(() => screen.queryByRole('alertdialog'))
  expect(await readRecord(location.pathname.replace('/admin', ''))).toMatchObject({
    DeText: 'Noch nicht gespeichert',
  })
})

test('what was typed before a session ended is not seen by another account', async () => {
  const nele = await theOffice().add('Nele', 'owner')
  const other = await theOffice().add('Olga', 'owner')
  const path = await makeTestimonial()
  await open(path, nele)
  await fill(TEXT, 'Von einer anderen')
  await expect.poll(() => localStorage.getItem('staff-typed')).toContain('Von einer anderen')
  await endSessionOf(nele)
  await press('Speichern')
  const ended = await findEnded()
  await signInAgain(ended, other.email)
  await within(ended).findByText(idle.other_account)
  await endAdmin({ forget: false })
  await open(path, nele)
  expect((await findField(TEXT)).value).toBe('Gut.')
  await show('/')
  expect(screen.queryByRole('button', { name: typed.take })).toBeNull()
})
