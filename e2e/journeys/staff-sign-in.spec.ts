import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { codeOf, fromBase32 } from '#tests/authenticator.ts'
import { expectAccessible } from '../accessible.ts'
import { show } from '../admin-page.ts'
import { openUntilStaffIsAsked } from '../page-time.ts'
import { test as signedIn } from '../signed-in.ts'
import { called, STAFF_PASSWORD, signIn, signInFirst } from '../staff-account.ts'

const HALF_MINUTE_MS = 30_000

test('the first account by link, an authenticator, and sign-in with its code', async ({ page }) => {
  const { email } = await signInFirst(page)
  await show(page, '/account')
  const app = page.getByRole('region', { name: called('authenticator_title') })
  await app.getByLabel(called('password_current')).fill(STAFF_PASSWORD)
  await app.getByRole('button', { name: called('authenticator_set_up') }).click()
  await expect(app.getByRole('img', { name: called('authenticator_picture') })).toBeVisible()
  const secret = fromBase32(((await app.locator('code').textContent()) ?? '').replaceAll(' ', ''))
  await app.getByLabel(called('sign_in_code')).fill(codeOf(secret, Date.now()))
  await app.getByRole('button', { name: called('authenticator_confirm') }).click()
  await expect(app.getByText(called('authenticator_switched_on'))).toBeVisible()
  await expect(app.getByRole('listitem')).toHaveCount(10)
  const codes = await app.getByRole('listitem').allTextContents()
  const [recoveryCode = ''] = codes
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await app.getByRole('button', { name: called('recovery_copy') }).click()
  await expect(app.getByText(called('recovery_copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const downloading = page.waitForEvent('download')
  await app.getByRole('link', { name: called('recovery_download') }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe(`${codes.join('\n')}\n`)

  await signOut(page)
  await signIn(page, email)
  await expect(page.getByLabel(called('sign_in_code'))).toBeFocused()
  await page.keyboard.type('12 34')
  await page.getByRole('button', { name: called('sign_in_continue') }).click()
  await expect(page.getByText(called('problem_code_form'))).toBeVisible()
  await expect(page.getByLabel(called('sign_in_code'))).toBeFocused()
  // The code of the next half minute is valid already, and was not used yet.
  await page.getByLabel(called('sign_in_code')).fill(codeOf(secret, Date.now() + HALF_MINUTE_MS))
  await page.getByRole('button', { name: called('sign_in_continue') }).click()
  await page.waitForURL((url) => !url.pathname.includes('login'))

  await show(page, '/account')
  await signOut(page)
  await signIn(page, email)
  await page.getByRole('button', { name: called('sign_in_use_recovery') }).click()
  await expect(page.getByLabel(called('sign_in_recovery'))).toBeFocused()
  await page.keyboard.type(recoveryCode)
  await page.getByRole('button', { name: called('sign_in_continue') }).click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
})

test('a passkey signs in without password and code, until it is removed; errors are shown, and the pages are accessible', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const { email, room } = await signInFirst(page)
  await show(page, '/account')
  const sessions = page.getByRole('region', { name: called('sessions_title') })
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await changePassword(page)
  await expect(sessions.getByRole('listitem')).toHaveText(/diese Sitzung|this session/)
  await expect(sessions.getByRole('button')).toHaveCount(0)
  const passkeys = page.getByRole('region', { name: called('passkeys_title') })
  await passkeys.getByLabel(called('passkeys_name')).fill('Laptop')
  await passkeys.getByRole('button', { name: called('passkeys_add') }).click()
  await expect(passkeys.getByText(called('passkeys_added'))).toBeVisible()
  await expectScreenAccessible(page)

  await signOut(page)
  await expectScreenAccessible(page)
  await page.getByRole('button', { name: called('sign_in_submit') }).click()
  await expect(page.getByLabel(called('sign_in_email'))).toBeFocused()
  await page.getByLabel(called('sign_in_email')).fill(email)
  await page.getByLabel(called('sign_in_password')).fill('not this one, surely')
  await page.getByRole('button', { name: called('sign_in_submit') }).click()
  await expect(page.getByRole('alert')).toHaveText(called('problem_wrong_password'))

  await page.getByRole('button', { name: called('sign_in_passkey') }).click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await show(page, '/account')
  await passkeys.getByRole('listitem').getByRole('button').click()
  await expect(passkeys.getByText(called('passkeys_none'))).toBeVisible()
  await signOut(page)
  await page.getByRole('button', { name: called('sign_in_passkey') }).click()
  await expect(page.getByText(called('problem_passkey'))).toBeVisible()
  await page.goto(`${room}/welcome#used-long-ago`)
  await expect(page.getByRole('alert')).toHaveText(called('welcome_gone'))
})

signedIn(
  'staff follow edit links from a grid, an opened image, an artist and a news item; visitors have none',
  async ({ page, room }) => {
    await page.clock.install()
    const home = new URL('/', room).href
    const edit = page.getByRole('link', { name: /^(?:Bearbeiten|Edit): / })
    await openUntilStaffIsAsked(page, home)
    await expect(edit.first()).toHaveAttribute(
      'href',
      /\/admin\/image-edit\?image_id=\d+$|\/admin\/images\/\d+$/,
    )
    await page.locator('[data-image] > a').first().click()
    const inZoom = page.getByRole('dialog').getByRole('link', { name: /^(?:Bearbeiten|Edit): / })
    await inZoom.click()
    // The admin's own document with the record's form, not the website's page with something else in it.
    await expect(page).toHaveURL(/\/admin\/images\/\d+$/)
    await expect(page.getByRole('button', { name: /^(?:Speichern|Save)$/ })).toBeVisible()

    const [news] = await (await page.request.get(new URL('/illusde/api/news/home', room).href)).json()
    for (const [path, form] of [
      ['/illustrator/deniz-aksungur', /\/admin\/artists\/\d+$/],
      [`/en/news/${news.PermalinkEn}`, /\/admin\/news\/\d+$/],
    ] as const) {
      await openUntilStaffIsAsked(page, new URL(path, room).href)
      await expect(
        page
          .locator('main')
          .getByRole('link', { name: /^(?:Bearbeiten|Edit): / })
          .first(),
      ).toHaveAttribute('href', form)
    }

    await page.context().clearCookies()
    const answered = page.waitForResponse(/membership\/admin$/)
    await openUntilStaffIsAsked(page, home)
    expect(await (await answered).text()).toBe('n')
    await expect(edit).toHaveCount(0)
  },
)

/** To the same one, which ends all other ways in. */
async function changePassword(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: called('password_title') })
  await form.getByLabel(called('password_current')).fill(STAFF_PASSWORD)
  await form.getByLabel(called('password_new')).fill(STAFF_PASSWORD)
  await form.getByRole('button', { name: called('password_change') }).click()
  await expect(form.getByText(called('password_changed'))).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: called('account_sign_out') }).click()
  await page.waitForURL(/\/admin\/login$/)
}

/** The layout around the screen is the same on all of them. */
function expectScreenAccessible(page: Page): Promise<void> {
  return expectAccessible(page, { include: 'main', tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
}
