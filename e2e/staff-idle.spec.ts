import { expect, type Page, type Route } from '@playwright/test'
import { idle as german } from '#admin/messages/de/screens.ts'
import { MINUTE_MS } from '#platform/durations.ts'
import { expectAccessible } from './accessible.ts'
import { test } from './signed-in.ts'
import { signIn, signInFirst } from './staff-account.ts'
import { REFUSED_COOKIES } from './visitor.ts'

const FIELDS = ['Text (Deutsch)', 'Text (Englisch)', 'Von wem (Deutsch)', 'Von wem (Englisch)']

async function openDirtyForm(page: Page, room: string): Promise<void> {
  await page.goto(`${room}/testimonials/create`)
  await page.getByLabel('Verborgen').check()
  for (const field of FIELDS) await page.getByLabel(field).fill('Noch nicht gespeichert')
}

/** Makes the server behave as if so much more time had passed: its clock cannot be set from this browser. */
async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/illusde/api/auth/session', async (route: Route) => {
    const answer = await route.fetch()
    const said = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...said, secondsLeft: said.secondsLeft - milliseconds / 1_000 },
    })
  })
  await page.clock.fastForward(milliseconds)
}

test('before an unused session ends there is a warning, and the page stays', async ({ page, room }) => {
  await page.clock.install()
  await openDirtyForm(page, room)
  await letTimePass(page, 116 * MINUTE_MS)
  const question = page.getByRole('alertdialog', { name: german.warning_title })
  await expect(question).toBeVisible()
  await expect(question).toContainText('In 4 Minuten')
  const stay = question.getByRole('button', { name: german.stay })
  await expect(stay).toBeFocused()
  await expectAccessible(page, { include: '[role="alertdialog"]' })
  const used = page.waitForResponse(/use-session$/)
  await stay.click()
  expect((await used).status()).toBe(200)
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Text (Deutsch)')).toHaveValue('Noch nicht gespeichert')
})

test.describe('with an account of its own', () => {
  test.use({ storageState: REFUSED_COOKIES })

  test('when a session has ended no input is lost', async ({ page }) => {
    const { email, room } = await signInFirst(page)
    await openDirtyForm(page, room)
    // Ended from elsewhere, as by the clock: the next call is refused.
    await page.evaluate(() =>
      fetch('/illusde/api/auth/sign-out', {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
      }),
    )
    await page.getByRole('button', { name: 'Speichern' }).click()
    const told = page.getByRole('alertdialog', { name: german.ended_title })
    await expect(told).toBeVisible()
    await expectAccessible(page, { include: '[role="alertdialog"]' })
    await signIn(page, email)
    // What was refused is sent again by itself.
    await expect(told).toBeHidden()
    await page.waitForURL((url) => !url.pathname.endsWith('create'))
    for (const field of FIELDS) await expect(page.getByLabel(field)).toHaveValue('Noch nicht gespeichert')
  })
})
