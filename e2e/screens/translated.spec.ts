import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import type { ScreenName } from '#site/paths.ts'
import { IS_LONG } from '#tests/long-form.ts'
import { NOBODY_YET } from '../answers.ts'
import { firstImages, framesOf, heading, keepCollection } from '../collecting.ts'
import { openPage, untilHydrated, watchTraffic } from '../open-page.ts'
import { openSettings } from '../open-settings.ts'
import { watchPageErrors } from '../page-errors.ts'
import { htmlOfEveryScreen } from '../screens.ts'
import { translatePages } from '../translate.ts'
import { aNetwork } from '../visitor.ts'

/** React finds another text than it expects while it hydrates, and renders the page anew. */
const RENDERED_ANEW = /Minified React error #(?:418|423|425)\b/
const FAILURE = 'Das hat nicht geklappt'

async function openTranslated(page: Page, address: string): Promise<void> {
  await openPage(page, address)
  await expect(page.locator('html')).toHaveAttribute('data-translated')
}

/** These have forms, grids, menus and tools; the long form looks at all screens. */
const SHORT_FORM: readonly ScreenName[] = [
  'home',
  'contact',
  'allArtists',
  'imageSearch',
  'portfolio',
  'news',
]

test('a screen that is translated before its scripts come is whole, with its styles', async ({ page }) => {
  test.slow(IS_LONG)
  await translatePages(page, { beforeScripts: true })
  const pageErrors = watchPageErrors(page, (url) => url.endsWith('/notfound'))
  for (const { screen, language, path, html } of await htmlOfEveryScreen(page.request)) {
    if (language === 'en' || !(IS_LONG || SHORT_FORM.includes(screen))) continue
    const traffic = watchTraffic(page)
    await openPage(page, path)
    await traffic()
    await expect.soft(heading(page), screen).toHaveText(headingIn(html))
    await expect.soft(page.getByText(FAILURE), screen).toHaveCount(0)
    expect.soft(await stylesOf(page), screen).toEqual({ sheets: 1, boxes: 'border-box', header: 'sticky' })
    expect
      .soft(
        pageErrors.filter((error) => !RENDERED_ANEW.test(error)),
        screen,
      )
      .toEqual([])
    pageErrors.length = 0
  }
})

test.describe('translated once it is hydrated', () => {
  let pageErrors: string[] = []

  test.beforeEach(async ({ page }) => {
    pageErrors = watchPageErrors(page)
    await translatePages(page, { beforeScripts: false })
  })

  test.afterEach(async ({ page }) => {
    await expect(page.getByText(FAILURE)).toHaveCount(0)
    expect(pageErrors).toEqual([])
  })

  test('pictures are collected, enlarged, sorted and filtered, and what is said of them changes', async ({
    page,
  }) => {
    // Without slideshows, which show other pictures than the tiles.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openTranslated(page, '/allezeichner')
    const tile = page.locator('#works [data-image]').first()
    await tile.hover()
    await tile.getByRole('button', { name: /^Zur Auswahl/ }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: /^Auswahl, / })).toHaveText('Auswahl1')
    const dock = page.getByRole('search', { name: 'Suche und Kontakt' })
    await expect(dock.getByRole('link', { name: /^Auswahl, / })).toHaveText('Auswahl1')
    await tile.locator('a').first().click()
    const zoom = page.getByRole('dialog', { name: 'Bildansicht' })
    const collect = zoom.locator('[class*="actions"]').getByRole('button')
    await expect(collect).toHaveText('Aus der Auswahl entfernen')
    await collect.click()
    await expect(collect).toHaveText('Zur Auswahl hinzufügen')
    await collect.click()
    await expect(collect).toHaveText('Aus der Auswahl entfernen')
    const title = await zoom.getByRole('heading', { level: 2 }).textContent()
    await page.keyboard.press('ArrowRight')
    await expect(zoom.getByText(/^Bild 2 von/)).toBeVisible()
    await expect(zoom.getByRole('heading', { level: 2 })).not.toHaveText(title ?? '')
    await page.keyboard.press('Escape')
    await expect(zoom).toHaveCount(0)

    await page.getByRole('link', { name: 'Neu', exact: true }).click()
    await expect(page).toHaveURL(/order=new/)
    await page.getByRole('main').getByRole('button', { name: 'Filtern', exact: true }).click()
    await page.getByLabel('Technik').selectOption({ index: 1 })
    await expect(page).toHaveURL(/technik=/)
    await page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link').first().click()
    await expect(page).not.toHaveURL(/technik=/)
  })

  test('a collection is noted, named, shared, emptied and restored', async ({ page, request }) => {
    await keepCollection(page, await firstImages(request, 3))
    await openTranslated(page, '/auswahl')
    await expect(framesOf(page).locator('img')).toHaveCount(3)
    await expect(heading(page)).toHaveText('Ihre Auswahl 3')
    await page
      .getByRole('button', { name: /^Notiz/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: /^Notiz/ }).fill('Für den Umschlag')
    await page.keyboard.press('Escape')
    await expect(framesOf(page).first()).toContainText('Für den Umschlag')
    await page
      .getByRole('button', { name: /^Aus der Auswahl entfernen/ })
      .first()
      .click()
    await expect(heading(page)).toHaveText('Ihre Auswahl 2')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(heading(page)).toHaveText('Ihre Auswahl 3')
    await page.getByRole('button', { name: 'Neues Projekt' }).click()
    await page.getByRole('textbox', { name: 'Neues Projekt' }).fill('Kochbuch')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await expect(heading(page)).toHaveText('Kochbuch')
    await page
      .getByRole('region', { name: 'Ihre Projekte' })
      .getByRole('link', { name: 'Meine Auswahl' })
      .click()
    await expect(heading(page)).toHaveText('Meine Auswahl 3')
    await page.getByRole('button', { name: 'Alle entfernen' }).click()
    await expect(page.getByText('Noch nichts ausgewählt')).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(heading(page)).toHaveText('Meine Auswahl 3')
  })

  test('a round is opened and decided', async ({ page, request }) => {
    await openTranslated(page, await openRound(request))
    await page.getByLabel('Ihr Name').fill('Anna')
    const first = framesOf(page).first()
    for (const said of ['1 Herz von Anna', 'Noch keine Herzen']) {
      await first.getByRole('button', { name: /^Herz für/ }).click()
      await expect(first).toContainText(said)
    }
  })

  test.describe('at a first visit', () => {
    test.use({ storageState: NOBODY_YET })

    test('the question about cookies is answered, menus and the search open and close, and a form says what is wrong', async ({
      page,
    }) => {
      await openTranslated(page, '/')
      await page.getByRole('button', { name: 'Einstellungen', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Auswahl speichern' }).click()
      await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toHaveCount(0)
      await openSettings(page, 'Cookie-Einstellungen')
      await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const styles = page.getByRole('button', { name: 'Stile' })
      await styles.click()
      await page.getByRole('banner').getByRole('button', { name: 'Schließen' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'News' }).click()
      await expect(heading(page)).toHaveText('News')
      await page.keyboard.press('/')
      const search = page.getByRole('dialog')
      await page.keyboard.type('ma')
      await expect(search.getByRole('listbox').first()).toBeVisible()
      await page.keyboard.type('erz')
      await page.keyboard.press('Backspace')
      await search.getByRole('button', { name: 'Suche schließen' }).click()
      await expect(search).toHaveCount(0)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Menü' }).click()
      await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Kontakt' }).click()
      await expect(page).toHaveURL('/kontakt')
      await untilHydrated(page)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('button', { name: 'Anfrage senden' }).click()
      await expect(page.getByText('Bitte sehen Sie sich 4 Angaben noch einmal an')).toBeVisible()
      const email = page.getByLabel('E-Mail', { exact: true })
      await email.fill('hier')
      await page.keyboard.press('Tab')
      await email.fill('anna@wochenblatt.example')
      await page.keyboard.press('Tab')
      await expect(page.getByText('Bitte sehen Sie sich 3 Angaben noch einmal an')).toBeVisible()
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^English/ })
        .click()
      await expect(page).toHaveURL(/\/en\//)
    })
  })
})

test('an error in one part leaves the rest of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/allezeichner')
  const tile = page.locator('#works [data-image]').first()
  await tile.hover()
  await tile
    .getByRole('button')
    .locator('svg')
    .evaluate((icon) => icon.remove())
  await tile.getByRole('button').click()
  await expect(tile.getByRole('button', { name: /^Aus der Auswahl/ })).toBeVisible()
  await tile.locator('a').first().click()
  const zoom = page.getByRole('dialog', { name: 'Bildansicht' })
  const collect = zoom.locator('[class*="actions"]').getByRole('button')
  await collect.locator('svg').evaluate((icon) => icon.remove())
  await collect.click()
  await expect(page.getByText('Das Bild lässt sich gerade nicht vergrößern.')).toBeVisible()
  await expect(zoom).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
  await expect(tile.getByRole('button', { name: /^Zur Auswahl/ })).toBeVisible()
})

/** The text of the first heading in the HTML of the server. */
function headingIn(html: string): string {
  const [, inner = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  return inner.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
}

/** One style element, and some of its rules in force. */
function stylesOf(page: Page) {
  return page.evaluate(() => {
    const header = document.querySelector('header')
    return {
      sheets: document.querySelectorAll('style').length,
      boxes: getComputedStyle(document.body).boxSizing,
      header: header && getComputedStyle(header).position,
    }
  })
}

/** A round about the first images. */
async function openRound(request: APIRequestContext): Promise<string> {
  const headers = aNetwork()
  const images = await firstImages(request, 2)
  const saved = await request.post('/illusde/api/lightbox', { data: { images, lang: 'de' }, headers })
  const { id }: { id: string } = await saved.json()
  const opened = await request.post(`/illusde/api/lightbox/${id}/round`, { headers })
  const round: { id: string } = await opened.json()
  return `/runde?id=${round.id}`
}
