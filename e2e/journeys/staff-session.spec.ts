import { test as base, expect, type Page } from '@playwright/test'
import staffTexts from '#messages/staff.de.json' with { type: 'json' }
import { MINUTE_MS } from '#platform/durations.ts'
import { expectAccessible } from '../accessible.ts'
import { show } from '../admin-page.ts'
import { callAdminApi, changeElsewhere, readRecord } from '../call-admin-api.ts'
import { ownNumber, ownRecord } from '../own-record.ts'
import { aBrowserOf, test } from '../signed-in.ts'
import { signIn, signInByCall } from '../staff-account.ts'

const { desk, fields, typed, idle } = staffTexts

/** Makes the server behave as if so much more time had passed: its clock cannot be set from this browser. */
async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/illusde/api/auth/session', async (route) => {
    const answer = await route.fetch()
    const said = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...said, secondsLeft: said.secondsLeft - milliseconds / 1_000 },
    })
  })
  await page.clock.fastForward(milliseconds)
}

test('as time passes: who has a record open as well and changes it, how much is new in the inbox, and when the session ends', async ({
  page,
  room,
  browser,
}) => {
  test.slow()
  const path = ownRecord('artists', 45)
  const theirs = await aBrowserOf(browser)
  await signInByCall(theirs)
  const colleague = await theirs.newPage()
  await colleague.goto(`${room}${path}`)
  await expect(colleague.getByLabel('Web-Adresse')).not.toHaveValue('')
  await page.clock.install()
  await page.goto(`${room}${path}`)
  const notice = page.getByRole('main').getByRole('status')
  await expect(notice.filter({ hasText: 'Auch bei Frieda Probe offen.' })).toBeVisible()
  await expectAccessible(page)
  const before = await changeElsewhere(colleague, path, { TownDe: 'Husum' })
  await page.clock.runFor('00:16')
  await expect(notice.filter({ hasText: 'Frieda Probe hat das geändert' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Neu laden' }).click()
  await expect(page.getByLabel('Ort (Deutsch)')).toHaveValue('Husum')
  await expect(notice.filter({ hasText: 'hat das geändert' })).toHaveCount(0)
  await changeElsewhere(colleague, path, { TownDe: before.TownDe })
  const left = colleague.waitForResponse(
    (answer) => answer.request().postData()?.includes('"Open":false') ?? false,
  )
  await show(colleague, '/')
  await left
  await page.clock.runFor('00:31')
  await expect(notice.filter({ hasText: 'Auch bei' })).toHaveCount(0)
  await theirs.close()

  await test.step('the menu counts what is new by itself', async () => {
    let isCounted = false
    page.on('request', (request) => {
      isCounted ||= /\/applications\?.*State=new/.test(request.url())
    })
    // It waits for its own answer before it asks again.
    await expect(async () => {
      await page.clock.fastForward('01:01')
      await expect.poll(() => isCounted, { timeout: 1_000 }).toBe(true)
    }).toPass()
  })

  await test.step('before an unused session ends there is a warning, and the page stays', async () => {
    await show(page, '/testimonials/create')
    const text = page.getByLabel('Text (Deutsch)')
    await text.fill('Noch nicht gespeichert')
    await letTimePass(page, 116 * MINUTE_MS)
    const question = page.getByRole('alertdialog', { name: idle.warning_title })
    await expect(question).toBeVisible()
    await expect(question).toContainText('In 4 Minuten')
    const stay = question.getByRole('button', { name: idle.stay })
    await expect(stay).toBeFocused()
    await expectAccessible(page, { include: '[role="alertdialog"]' })
    const used = page.waitForResponse(/use-session$/)
    await stay.click()
    expect((await used).status()).toBe(200)
    await expect(question).toBeHidden()
    await expect(text).toHaveValue('Noch nicht gespeichert')
  })
})

const FIELDS = ['Text (Deutsch)', 'Text (Englisch)', 'Von wem (Deutsch)', 'Von wem (Englisch)']

base(
  'when a session has ended, what was typed into a form or the table is not lost, and another account does not see it',
  async ({ browser }) => {
    const context = await aBrowserOf(browser)
    const { email, room } = await signInByCall(context)
    const page = await context.newPage()
    const ended = page.getByRole('alertdialog', { name: idle.ended_title })
    const saved = page.getByText('Gespeichert.')
    const endSession = () => context.clearCookies({ name: /session/ })

    await test.step('a new record is saved once the person has signed in again over it', async () => {
      await page.goto(`${room}/testimonials/create`)
      await page.getByLabel('Verborgen').check()
      for (const field of FIELDS) await page.getByLabel(field).fill('Noch nicht gespeichert')
      // Ended from elsewhere, as by the clock: the next call is refused.
      const signOut = { method: 'POST' as const, path: '/../auth/sign-out', body: {} }
      expect((await callAdminApi(page, signOut)).status).toBe(200)
      await page.getByRole('button', { name: 'Speichern' }).click()
      await expect(ended).toBeVisible()
      await expect(saved).toHaveCount(0)
      await expectAccessible(page, { include: '[role="alertdialog"]' })
      await signIn(page, email)
      // What was refused is sent again by itself.
      await expect(ended).toHaveCount(0)
      await page.waitForURL(/\/testimonials\/\d+$/)
      for (const field of FIELDS) await expect(page.getByLabel(field)).toHaveValue('Noch nicht gespeichert')
      const { pathname } = new URL(page.url())
      const stored = await readRecord(page, pathname.replace('/admin', ''))
      expect(stored.DeText).toBe('Noch nicht gespeichert')
    })

    await test.step('what was typed in the table is saved after signing in again', async () => {
      const label = desk.cell.replace('%{label}', fields.KeywordsDe).replace('%{row}', '1')
      const keywords = page.getByRole('textbox', { name: label, exact: true })
      await show(page, `/desk?artist=${ownNumber('artists', 46)}`)
      await expect(page.getByText(desk.all_saved)).toBeVisible()
      const words = `ohne Sitzung ${Date.now()}`
      await endSession()
      await keywords.fill(words)
      await page.keyboard.press('Tab')
      await expect(ended).toBeVisible()
      await page.goto(`${room}/login`)
      await signIn(page, email)
      await page.waitForURL((url) => !url.pathname.includes('login'))
      await show(page, `/desk?artist=${ownNumber('artists', 46)}`)
      await expect(keywords).not.toHaveValue(words)
      await page.getByRole('button', { name: typed.take }).click()
      await expect(keywords).toHaveValue(words)
      await expect(page.getByText(desk.all_saved)).toBeVisible()
    })

    await test.step('another account does not see it', async () => {
      const title = page.getByLabel('Titel (Deutsch)')
      const record = ownRecord('images', 1416)
      await show(page, record)
      await title.fill('Von einer anderen')
      await endSession()
      await page.getByRole('button', { name: 'Speichern' }).click()
      await expect(ended).toBeVisible()
      const others = await aBrowserOf(browser)
      const other = await signInByCall(others)
      await others.close()
      await signIn(page, other.email)
      await expect(ended.getByText(idle.other_account)).toBeVisible()
      await page.goto(`${room}${record}`)
      await expect(title).not.toHaveValue('Von einer anderen')
      await expect(page.getByRole('button', { name: typed.take })).toHaveCount(0)
    })
    await context.close()
  },
)
