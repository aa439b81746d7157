import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { openPage } from './open-page.ts'

const LANGUAGES = [
  {
    path: '',
    all: '/allezeichner',
    label: 'Bilder filtern',
    button: 'Filtern',
    one: '1 Filter aktiv',
    technique: 'Technik',
    format: 'Format',
    colours: 'Farben',
    free: /^Jetzt frei \(\d+\)/,
    chosen: 'Aktive Filter',
    remove: 'Filter entfernen: Aquarell',
    show: /^\d+ Bilder zeigen$/,
    left: /^\s*\d+ von \d+ Bildern$/,
    none: 'Kein Bild passt zu allen Filtern.',
    way: /^Ohne „Aquarell“: \d+ Bilder?$/,
    unknown: 'Einen Filter aus diesem Link gibt es bei uns nicht',
    faces: 'Als Gesichter',
    town: 'Ort',
    sort: 'Neu',
    enlarge: /^Bild vergrößern: /,
    zoom: 'Bildansicht',
  },
  {
    path: '/en',
    all: '/en/allartists',
    label: 'Filter images',
    button: 'Filter',
    one: '1 filter on',
    technique: 'Technique',
    format: 'Format',
    colours: 'Colours',
    free: /^Available now \(\d+\)/,
    chosen: 'Filters in use',
    remove: 'Remove filter: Watercolour',
    show: /^Show \d+ images$/,
    left: /^\s*\d+ of \d+ images$/,
    none: 'No image matches all your filters.',
    way: /^Without “Watercolour”: \d+ images?$/,
    unknown: 'One of the filters in this link doesn’t exist here',
    faces: 'As faces',
    town: 'Based in',
    sort: 'New',
    enlarge: /^Enlarge image: /,
    zoom: 'Image view',
  },
] as const

const tiles = (page: Page) => page.locator('#works [data-image]')
/** The number beside a choice. */
const countIn = (text: string | null) => Number(/\((\d+)\)/.exec(text ?? '')?.[1])

for (const text of LANGUAGES)
  test.describe(`filters ${text.path || '/de'}`, () => {
    test('of a gallery show at once what their counts say, and keep focus and place', async ({ page }) => {
      await openPage(page, `${text.path}/tiere`)
      const technique = page.getByLabel(text.technique, { exact: true })
      const count = countIn(await technique.locator('option[value=aquarell]').textContent())
      expect(count).toBeGreaterThan(0)
      await technique.focus()
      await page.mouse.wheel(0, 60)
      await technique.selectOption('aquarell')
      await expect(page).toHaveURL(/\/tiere\?technik=aquarell$/)
      await expect(tiles(page).first()).toHaveAttribute('data-image', /\d/)
      await expect(page.getByRole('status').filter({ hasText: text.left })).toHaveText(
        new RegExp(`^\\s*${count} `),
      )
      await expect(tiles(page)).toHaveCount(Math.min(count, 30))
      await expect(technique).toBeFocused()
      await expectAccessible(page)
      const free = page.getByRole('checkbox', { name: text.free })
      await free.focus()
      const isFree = countIn(await page.locator('label', { has: free }).textContent())
      await page.getByRole('list', { name: text.chosen }).getByRole('link', { name: text.remove }).click()
      await expect(page).toHaveURL(/\/tiere$/)
      await expect(technique).toHaveValue('')
      expect(isFree).toBeGreaterThanOrEqual(0)
    })

    test('of several colours are chosen by keyboard, and stay with the zoom and a reload', async ({
      page,
    }) => {
      await openPage(page, `${text.path}/tiere`)
      await page.getByText(text.colours, { exact: true }).focus()
      await page.keyboard.press('Enter')
      const boxes = page.getByRole('group', { name: text.colours }).getByRole('checkbox')
      for (const at of [0, 1]) {
        await boxes.nth(at).focus()
        await page.keyboard.press('Space')
        await expect(page).toHaveURL(new RegExp(`\\?farbe=[0-9a-f]{6}(?:&farbe=[0-9a-f]{6}){${at}}$`))
        await expect(boxes.nth(at)).toBeFocused()
      }
      const both = new URL(page.url()).search
      await tiles(page).first().getByRole('link', { name: text.enlarge }).first().press('Enter')
      await expect(page).toHaveURL(/farbe=[0-9a-f]{6}&farbe=[0-9a-f]{6}&bild=\d+$/)
      await expect(page.getByRole('dialog', { name: text.zoom })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect.poll(() => new URL(page.url()).search).toBe(both)
      await page.reload()
      await expect(page.getByRole('list', { name: text.chosen }).getByRole('link')).toHaveCount(3)
    })

    test('that leave nothing say which to drop, and a link with another one says so', async ({ page }) => {
      await openPage(page, `${text.path}/papierschnitt?technik=aquarell`)
      await expect(page.getByRole('status').filter({ hasText: text.none })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: text.way }).click()
      await expect(page).toHaveURL(/\/papierschnitt$/)
      await expect(tiles(page).first()).toBeVisible()
      await openPage(page, `${text.path}/tiere?technik=zaubern`)
      await expect(page.getByText(text.unknown)).toBeVisible()
    })

    test('of a portfolio stay when it is sorted', async ({ page }) => {
      await openPage(page, `${text.path}/illustrator/deniz-aksungur`)
      const format = page.getByLabel(text.format, { exact: true })
      await format.selectOption('portrait')
      await expect(page).toHaveURL(/\?format=portrait$/)
      await page.getByRole('link', { name: text.sort, exact: true }).click()
      await expect(page).toHaveURL(/\?order=new&format=portrait#works$/)
      await expect(format).toHaveValue('portrait')
    })

    test('narrow all artists, and their faces', async ({ page }) => {
      await openPage(page, text.all)
      await page.getByRole('link', { name: text.faces }).click()
      await expect(page).toHaveURL(/\?ansicht=gesichter$/)
      await expect(page.getByRole('link', { name: text.faces })).toHaveAttribute('aria-current', 'true')
      const town = page.getByLabel(text.town, { exact: true })
      const berlin = countIn(await town.locator('option[value=berlin]').textContent())
      await town.selectOption('berlin')
      await expect(page).toHaveURL(/\?ansicht=gesichter&ort=berlin$/)
      const faces = page.getByRole('main').locator('li > a[href*="/illustrator/"]:has(span img, span span)')
      await expect.poll(async () => new Set(await hrefsOf(page)).size).toBe(berlin)
      await expect(faces.first()).toBeVisible()
      await expectAccessible(page)
    })
  })

const hrefsOf = (page: Page) =>
  page
    .locator('main ul:not(#works ul) > li > a[href*="/illustrator/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('a colour chosen at the moment when the answer to the one before comes stays chosen', async ({
  page,
}) => {
  await openPage(page, '/allezeichner')
  await page.getByText('Farben', { exact: true }).click()
  const boxes = page.getByRole('group', { name: /Farben/ }).getByRole('checkbox')
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLInputElement>('form details input[type=checkbox]')
    const { replaceState } = history
    // The router has the answer, the page does not show it yet.
    history.replaceState = function (...given) {
      replaceState.apply(this, given)
      history.replaceState = replaceState
      queueMicrotask(() => second?.click())
    }
    const states: unknown[] = []
    Object.assign(window, { states })
    new MutationObserver(() => states.push(second?.checked)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    first?.click()
  })
  await expect(page).toHaveURL(/(?:farbe=[0-9a-f]{6}&?){2}$/)
  await expect(page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link')).toHaveCount(3)
  await expect(boxes.nth(1)).toBeChecked()
  expect(await page.evaluate(() => ('states' in window ? window.states : []))).not.toContain(false)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const text of LANGUAGES)
    test(`a sheet opens at a tap, narrows behind it and goes away ${text.path || '/de'}`, async ({
      page,
    }) => {
      await openPage(page, `${text.path}/tiere`)
      await expect(tiles(page).first()).toBeInViewport({ ratio: 0.5 })
      const technique = page.getByLabel(text.technique, { exact: true })
      await expect(technique).toBeHidden()
      await page.getByRole('button', { name: text.button, exact: true }).tap()
      await expect(technique).toBeInViewport()
      await technique.selectOption('aquarell')
      await expect(page).toHaveURL(/technik=aquarell$/)
      await expect(technique).toBeInViewport()
      await expectAccessible(page)
      await page.getByRole('button', { name: text.show }).tap()
      await expect(technique).toBeHidden()
      await expect(page.getByRole('button', { name: text.one })).toBeVisible()
      await expect(tiles(page).first()).toBeInViewport()
      const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(surplus).toBe(0)
    })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const text of LANGUAGES)
    test(`the form narrows, and a link drops a filter ${text.path || '/de'}`, async ({ page }) => {
      await page.goto(`${text.path}/tiere?order=new`, { waitUntil: 'domcontentloaded' })
      await page.getByLabel(text.technique, { exact: true }).selectOption('aquarell')
      await page.getByRole('form', { name: text.label }).locator('button[type=submit]').click()
      await expect(page).toHaveURL(/\?order=new&technik=aquarell/)
      await page.getByRole('link', { name: text.remove }).click()
      await expect(page).toHaveURL(/\/tiere\?order=new$/)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: text.button, exact: true }).click()
      await expect(page.getByLabel(text.technique, { exact: true })).toBeInViewport()
    })
})
