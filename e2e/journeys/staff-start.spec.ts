import { expect, type Page, test } from '@playwright/test'
import german from '#messages/staff-account.de.json' with { type: 'json' }
import english from '#messages/staff-account.en.json' with { type: 'json' }
import inGerman from '#messages/staff-react-admin.de.json' with { type: 'json' }
import inEnglish from '#messages/staff-react-admin.en.json' with { type: 'json' }
import germanStart from '#messages/staff-start.de.json' with { type: 'json' }
import englishStart from '#messages/staff-start.en.json' with { type: 'json' }
import { hold } from '../hold.ts'
import { test as signedIn } from '../signed-in.ts'
import { ADDRESS } from '../site-under-test.ts'
import { speak } from '../staff-language.ts'

const ADMIN = `${ADDRESS}/admin`
const textsOf = (language: string) => `**/admin/assets/texts-${language}-*.js`

const LANGUAGES = [
  { language: 'de', other: 'en', account: german, start: germanStart, missing: 'first' },
  { language: 'en', other: 'de', account: english, start: englishStart, missing: 'texts-en' },
] as const

/** As after a choice in this browser, whose own language is the other one. */
async function choose(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('RaStorestaff.locale', `"${chosen}"`), language)
}

for (const { language, other, account, start, missing } of LANGUAGES) {
  test.describe(`with ${language} stored in a browser that speaks ${other}`, () => {
    test.use({ locale: other })

    test(`a script "${missing}" that does not arrive leaves a sentence and a button; the sign-in page waits for its texts and loads those of no other language`, async ({
      page,
    }) => {
      await choose(page, language)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const address = `**/admin/assets/${missing}-*.js`
      await page.route(address, (route) => route.abort())
      await page.goto(ADMIN)
      await expect(page.getByRole('alert')).toHaveText(start.failed)
      await page.unroute(address)

      const release = await hold(page, textsOf(language))
      const program = page.waitForResponse('**/admin/assets/first-*.js')
      await page.getByRole('button', { name: start.again }).click()
      await program
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('#admin')).toBeEmpty()
      release()
      await expect(page.getByRole('heading', { name: account.sign_in_title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(asked.filter((url) => url.includes(`/texts-${other}-`))).toEqual([])
    })
  })
}

signedIn('a failed change of the language is said, and works the next time', async ({ page, room }) => {
  const change = async (to: 'Deutsch' | 'English', code: string, failed: string) => {
    await page.route(textsOf(code), (route) => route.abort())
    await page.getByRole('button', { name: to, exact: true }).click()
    await expect(page.getByText(failed)).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('lang', code)
    await page.unroute(textsOf(code))
  }
  await page.goto(room)
  await change('English', 'en', inGerman.notification.i18n_error)
  await page.reload()
  await speak(page, 'English')
  await page.reload()
  await change('Deutsch', 'de', inEnglish.notification.i18n_error)
})
