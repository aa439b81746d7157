import { expect, type Page, test } from '@playwright/test'
import { account as german } from '#admin/messages/de/account.ts'
import { reactAdmin as inGerman } from '#admin/messages/de/react-admin.ts'
import { start as germanStart } from '#admin/messages/de/start.ts'
import { account as english } from '#admin/messages/en/account.ts'
import { reactAdmin as inEnglish } from '#admin/messages/en/react-admin.ts'
import { start as englishStart } from '#admin/messages/en/start.ts'
import { hold } from './hold.ts'
import { test as signedIn } from './signed-in.ts'
import { ADDRESS } from './site-under-test.ts'
import { speak } from './staff-language.ts'

const ADMIN = `${ADDRESS}/admin`
const textsOf = (language: string) => `**/admin/assets/texts-${language}-*.js`

const LANGUAGES = [
  { language: 'de', other: 'en', account: german, start: germanStart },
  { language: 'en', other: 'de', account: english, start: englishStart },
] as const

/** As after a choice in this browser, whose own language is the other one. */
async function choose(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('RaStorestaff.locale', `"${chosen}"`), language)
}

for (const { language, other, account, start } of LANGUAGES) {
  test.describe(`with ${language} stored in a browser that speaks ${other}`, () => {
    test.use({ locale: other })

    test('the sign-in page waits for its texts and loads those of no other language', async ({ page }) => {
      await choose(page, language)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const release = await hold(page, textsOf(language))
      const program = page.waitForResponse('**/admin/assets/first-*.js')
      await page.goto(ADMIN)
      await program
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('#admin')).toBeEmpty()
      release()
      await expect(page.getByRole('heading', { name: account.sign_in_title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(asked.filter((url) => url.includes(`/texts-${other}-`))).toEqual([])
    })

    for (const script of [`texts-${language}`, 'first'])
      test(`a script "${script}" that does not arrive leaves a sentence and a button`, async ({ page }) => {
        await choose(page, language)
        const address = `**/admin/assets/${script}-*.js`
        await page.route(address, (route) => route.abort())
        await page.goto(ADMIN)
        await expect(page.getByRole('alert')).toHaveText(start.failed)
        await page.unroute(address)
        await page.getByRole('button', { name: start.again }).click()
        await expect(page.getByRole('heading', { name: account.sign_in_title })).toBeVisible()
      })
  })
}

test('without a choice the first language of the browser counts', async ({ browser }) => {
  for (const { language, account } of LANGUAGES) {
    const context = await browser.newContext({ locale: language })
    const page = await context.newPage()
    await page.goto(ADMIN)
    await expect(page.getByRole('heading', { name: account.sign_in_title })).toBeVisible()
    await context.close()
  }
})

const SWITCHES = [
  { from: 'Deutsch', to: 'English', code: 'en', failed: inGerman.notification.i18n_error },
  { from: 'English', to: 'Deutsch', code: 'de', failed: inEnglish.notification.i18n_error },
] as const

for (const { from, to, code, failed } of SWITCHES)
  signedIn(
    `a failed change from ${from} to ${to} is said, and works the next time`,
    async ({ page, room }) => {
      await page.goto(room)
      await speak(page, from)
      await page.reload()
      await page.route(textsOf(code), (route) => route.abort())
      const button = page.getByRole('button', { name: to, exact: true })
      await button.click()
      await expect(page.getByText(failed)).toBeVisible()
      await expect(page.locator('html')).not.toHaveAttribute('lang', code)
      await page.unroute(textsOf(code))
      await page.reload()
      await speak(page, to)
    },
  )
