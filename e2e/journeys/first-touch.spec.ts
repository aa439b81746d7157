import { expect, type Page, test } from '@playwright/test'
import { hold, holdScripts } from '../hold.ts'
import { untilHydrated } from '../open-page.ts'

const GALLERY = '/essen-und-trinken'

/** A page that is drawn, with scripts that have not come. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return async () => {
    release()
    await untilHydrated(page)
  }
}

const collected = (page: Page) => page.evaluate(() => JSON.parse(localStorage.lightbox ?? 'null'))
const marks = (page: Page) => page.locator('[data-collect]')

test('the list of styles opens before the scripts come, and stays', async ({ page }) => {
  const bring = await openEarly(page, `/en${GALLERY}`)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Styles' })
  await opener.click()
  const panel = page.locator('#all-styles')
  await expect(panel).toHaveCSS('opacity', '1')
  await test.step('and closes at a click outside before they come', async () => {
    await page.mouse.click(2, 710)
    await expect(panel).toBeHidden()
    await opener.click()
    await expect(panel).toBeVisible()
  })
  await bring()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(panel).toBeVisible()
})

test('what is typed into the search before the scripts come stays in it', async ({ page }) => {
  const bring = await openEarly(page, '/')
  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  await page.keyboard.type('an')
  await bring()
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type(' a')
  await expect(field).toHaveValue('an a')
})

test('what is collected before the scripts come is kept and shown at once, and can be put back; a picture that is closed stays closed', async ({
  page,
}) => {
  // The slideshow of the tile in focus would put another picture there.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const bring = await openEarly(page, GALLERY)
  const [first, second] = [marks(page).nth(0), marks(page).nth(1)]
  const id = Number(await first.getAttribute('data-collect'))
  await first.click()
  await second.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'false')
  expect(await collected(page)).toEqual([{ Id: id }])
  await page.locator('[data-image]').first().getByRole('link').first().press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bring()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(GALLERY)
  await expect(page.getByRole('banner').getByRole('link', { name: '1 Bild' })).toBeVisible()
  await expect(first).toHaveAccessibleName(/^Aus der Auswahl/)
  await expect(first).not.toHaveAttribute('aria-pressed')
  await first.click()
  await expect.poll(() => collected(page)).toEqual([])
})

test('who returns and collects the same picture before it is marked keeps it', async ({ page }) => {
  const others = '[{"Id":1,"Note":"Titel?"}]'
  await page.addInitScript((saved) => {
    localStorage.lightbox ??= saved
  }, others)
  await openEarly(page, GALLERY)
  const id = Number(await marks(page).first().getAttribute('data-collect'))
  await page.evaluate((own) => (localStorage.lightbox = own), others.replace('1', String(id)))
  await marks(page).first().click()
  expect(await collected(page)).toEqual([{ Id: id, Note: 'Titel?' }])
})

test('a picture that is opened before the scripts come is seen at once, and its zoom takes over', async ({
  page,
}) => {
  const bring = await openEarly(page, GALLERY)
  const tile = page.locator('[data-image]').nth(1)
  const id = await tile.getAttribute('data-image')
  const image = tile.getByRole('img')
  await expect(image).not.toHaveJSProperty('currentSrc', '')
  const small = await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
  await tile.getByRole('link').first().click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toBeVisible()
  await expect(picture).toHaveCSS('background-image', `url("${small}")`)
  await expect(page).toHaveURL(GALLERY)
  await bring()
  await expect(page).toHaveURL(`${GALLERY}?bild=${id}`)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Nächstes Bild' }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(GALLERY)
})

test('before the zoom comes a picture is seen at once; one that is left stays closed, and the zoom takes over the next one', async ({
  page,
}) => {
  const bring = await hold(page, '**/assets/zoom-dialog-*.js')
  await page.goto(GALLERY)
  await untilHydrated(page)
  const links = page.locator('[data-image] > a:has(img)')
  const dialogs = page.getByRole('dialog')
  await links.nth(0).click()
  await expect(dialogs).toBeVisible()
  await expect(page).toHaveURL(/bild=/)
  await page.goBack()
  await expect(dialogs).toHaveCount(0)
  await links.nth(1).click()
  await expect(dialogs.getByRole('img')).toBeVisible()
  await expect(page).toHaveURL(/bild=/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(GALLERY)
  await links.nth(2).click()
  await expect(dialogs.getByRole('img')).toBeVisible()
  bring()
  await expect(dialogs.getByRole('button', { name: 'Nächstes Bild' }).first()).toBeVisible()
  await expect(dialogs).toHaveCount(1)
  const id = await page.locator('[data-image]').nth(2).getAttribute('data-image')
  await expect(page).toHaveURL(`${GALLERY}?bild=${id}`)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(GALLERY)
  await marks(page).nth(1).click()
  expect(await collected(page)).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu opens before the scripts come, and leads on', async ({ page }) => {
    const bring = await openEarly(page, '/')
    await page.getByRole('button', { name: 'Menü' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await expect(menu).toBeVisible()
    await bring()
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: 'News' }).tap()
    await expect(page).toHaveURL('/news')
    await expect(menu).toBeHidden()
  })
})

test('when the scripts cannot be loaded, pictures still open, are collected, and close, and a search is sent', async ({
  page,
}) => {
  const refused = page.waitForEvent('requestfailed')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(GALLERY)
  await refused
  await page.locator('[data-image]').nth(2).getByRole('link').first().click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toBeVisible()
  await picture.click()
  await expect(picture).toHaveCount(0)
  await marks(page).nth(2).click()
  expect(await collected(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Suche öffnen' }).press('Enter')
  await page.keyboard.type('hund')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/image-search?q=hund')
})

test('no key is lost between the page and the field of the search, however fast somebody types', async ({
  page,
}) => {
  // Notes whether the field is there in the very next task after the page gave away what was typed.
  await page.addInitScript(() => {
    let take: () => string
    Object.defineProperty(globalThis, 'takeEarlyKeys', {
      set: (given: () => string) => {
        take = given
      },
      get: () => () => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          document.documentElement.dataset.isFieldThere = String(
            document.querySelector('dialog[open] input:focus') !== null,
          )
        }
        port2.postMessage('')
        return take()
      },
    })
  })
  const bring = await openEarly(page, '/impressum')
  await page.keyboard.type('/wal')
  await bring()
  await expect(page.getByRole('combobox')).toHaveValue('wal')
  await expect(page.locator('html')).toHaveAttribute('data-is-field-there', 'true')
})
