import { randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { framesOf, orderOf, savedIn } from '../collecting.ts'
import { openPage, untilHydrated } from '../open-page.ts'
import { aNetwork, REFUSED_COOKIES } from '../visitor.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1440, height: 900 } }

const GERMAN = {
  home: '/',
  menu: 'Menü',
  style: 'Tiere',
  add: /^Zur Auswahl hinzufügen/,
  enlarge: /^(Bild|Animation) vergrößern/,
  close: 'Schließen',
  openSearch: 'Suche öffnen',
  words: 'Mond',
  collection: 'Auswahl, 4 Bilder',
  enquire: 'Projekt anfragen',
  about: 'Um diese 4 Bilder geht es',
  message: 'Nachricht',
  name: 'Name',
  email: 'E-Mail',
  terms: 'Ich akzeptiere die AGB',
  send: 'Anfrage senden',
  sent: 'Vielen Dank, Ihre Anfrage ist da',
}
const ENGLISH: typeof GERMAN = {
  home: '/en',
  menu: 'Styles',
  style: 'Animals',
  add: /^Add to collection/,
  enlarge: /^Enlarge (image|animation)/,
  close: 'Close',
  openSearch: 'Open search',
  words: 'moon',
  collection: 'Collection, 4 images',
  enquire: 'Enquire about a project',
  about: 'This is about these 4 images',
  message: 'Message',
  name: 'Name',
  email: 'E-mail',
  terms: 'I accept the terms',
  send: 'Send enquiry',
  sent: 'Thank you, your enquiry has arrived',
}

const DAYS = [
  { where: 'on a phone, in German', words: GERMAN, device: PHONE, within: 'search' },
  { where: 'at a desk, in English', words: ENGLISH, device: DESK, within: 'banner' },
] as const

for (const { where, words, device, within } of DAYS)
  test.describe(where, () => {
    test.use({ ...device, storageState: REFUSED_COOKIES, extraHTTPHeaders: aNetwork() })

    test('an art director looks, collects, searches and enquires about exactly what was collected', async ({
      page,
    }) => {
      await openPage(page, words.home)
      await page.getByRole('banner').getByRole('button', { name: words.menu }).click()
      if (device === PHONE) await page.getByRole('dialog').locator('summary').click()
      await page.getByRole('link', { name: words.style, exact: true }).first().click()
      await expect(page).toHaveURL(/\/tiere$/)
      await untilHydrated(page)
      await collect(page, 0, words.add)
      await collect(page, 1, words.add)

      await page.getByRole('main').getByRole('link', { name: words.enlarge }).nth(2).click()
      const zoom = page.getByRole('dialog')
      await zoom.getByRole('button', { name: words.add }).click()
      await expectAccessible(page)
      await zoom.getByRole('button', { name: words.close }).click()

      await page.getByRole('button', { name: words.openSearch }).click()
      await page.getByRole('dialog').getByRole('combobox').fill(words.words)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/image-search\?q=/)
      await untilHydrated(page)
      await collect(page, 0, words.add)

      await page.getByRole(within).getByRole('link', { name: words.collection }).click()
      await expect(framesOf(page)).toHaveCount(4)
      const collected = (await savedIn(page)).map(({ Id }) => Id)
      expect(await orderOf(page)).toEqual(collected)

      await page.getByRole('main').getByRole('button', { name: words.enquire }).click()
      await expect(page).toHaveURL(/\/kontakt\?auswahl=/)
      await untilHydrated(page)
      const about = page.getByRole('group', { name: words.about })
      await expect(about.getByRole('listitem')).toHaveCount(4)
      const asked = await about
        .locator('[name="images"]')
        .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => Number(value)))
      expect(asked).toEqual(collected)
      await page.getByLabel(words.message, { exact: true }).fill('Ein Umschlag und drei Bilder im Heft.')
      await page.getByLabel(words.name, { exact: true }).fill('Katrin Lorenzen')
      await page
        .getByLabel(words.email, { exact: true })
        .fill(`lorenzen${randomInt(1e9)}@wochenblatt.example`)
      await page.getByLabel(words.terms).check()
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('heading', { name: words.sent })).toBeFocused()
    })
  })

async function collect(page: Page, at: number, name: RegExp): Promise<void> {
  const tile = page.locator('main [data-image]').nth(at)
  await tile.scrollIntoViewIfNeeded()
  await tile.hover()
  await tile.getByRole('button', { name }).click()
}
