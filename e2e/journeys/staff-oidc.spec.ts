import { expect, type Page, test } from '@playwright/test'
import german from '#messages/staff-oidc.de.json' with { type: 'json' }
import english from '#messages/staff-oidc.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import { openOidcProvider } from '#tests/oidc-provider.ts'
import { openTestFolder, startSite } from '#tests/run-program.ts'
import { expectAccessible } from '../accessible.ts'
import { PHONE, surplusWidth } from '../admin-page.ts'
import { PORT } from '../site-under-test.ts'

/** Beside the site under test: the provider has to know the address before the site starts. */
const SITE = `http://127.0.0.1:${PORT + 1_000}`
const NAME = { name: 'Kontor' }
const PEOPLE = {
  kim: { email: 'kim@example.com', email_verified: true, name: 'Kim Kontor', groups: ['heads'] },
  guest: { email: 'guest@example.com', email_verified: true, name: 'Gast', groups: [] },
}

/** Types a name and anything as the password on the provider's own pages, and agrees. */
async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.locator('input[name=login]').fill(name)
  await page.locator('input[name=password]').fill('x')
  await page.locator('button[type=submit]').click()
  await page.locator('button[type=submit]', { hasText: /continue/i }).click()
}

test('staff sign in by the provider’s own page, and are told in their language why not', async ({
  browser,
}) => {
  // A site and a provider are started for it alone.
  test.slow()
  await using place = await openTestFolder()
  // By another name than the site, so that the browser takes it for a foreign one.
  await using provider = await openOidcProvider([`${SITE}/admin/login`], PEOPLE, 'localhost')
  await using site = await startSite({
    DATA_DIR: place.folder,
    PORT: String(PORT + 1_000),
    PREPARE: 'no',
    WORKERS: '1',
    ...provider.settings,
  })
  expect(new URL(site.address).port).toBe(new URL(SITE).port)

  await test.step('in German, wide, by keyboard', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 844 }, locale: 'de-DE' })
    const page = await context.newPage()
    await page.goto(`${SITE}/admin`)
    const button = page.getByRole('button', { name: fill(german.submit, NAME) })
    await expect(button).toBeVisible()
    await expectAccessible(page)
    await button.press('Enter')
    await signInAtProvider(page, 'kim')
    await expect(page.getByRole('button', { name: 'Konto: Kim Kontor' })).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await page.getByRole('button', { name: 'Konto: Kim Kontor' }).click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await expect(button).toBeVisible()
    // What came back is good once.
    await page.goto(`${SITE}/admin/login?code=x&state=y`)
    await expect(page.getByText(german.oidc_start_again)).toBeVisible()
    await expect(page).toHaveURL(`${SITE}/admin/login`)
    await context.close()
  })

  await test.step('in English on a telephone, without a role, and while the provider is away', async () => {
    const context = await browser.newContext({ viewport: { width: PHONE, height: 844 }, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto(`${SITE}/admin/login`)
    const button = page.getByRole('button', { name: fill(english.submit, NAME) })
    await button.click()
    await signInAtProvider(page, 'guest')
    await expect(page.getByRole('alert')).toHaveText(fill(english.oidc_no_role, NAME))
    expect(await surplusWidth(page)).toBe(0)
    await expectAccessible(page)
    await provider[Symbol.asyncDispose]()
    await button.click()
    await expect(page.getByRole('alert')).toHaveText(fill(english.oidc_failed, NAME))
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
    await context.close()
  })
})
