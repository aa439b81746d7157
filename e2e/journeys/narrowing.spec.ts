import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { hold, holdScripts } from '../hold.ts'
import { openPage, untilHydrated } from '../open-page.ts'
import { CONTEXT_OF } from '../ways-of-use.ts'

const tiles = (page: Page) => page.locator('#works [data-image]')
/** Opens the filters, which stand behind one button. */
async function openFilters(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}
/** The number beside a choice. */
const countIn = (text: string | null) => Number(/\((\d+)\)/.exec(text ?? '')?.[1])

test('filters of a gallery show at once what their counts say, and keep focus and place', async ({
  page,
}) => {
  await openPage(page, '/tiere')
  const technique = page.getByLabel('Technik', { exact: true })
  const chosen = page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link')

  await test.step('a technique is chosen, and dropped', async () => {
    await expect(technique).toBeHidden()
    await openFilters(page, 'Filtern')
    const count = countIn(await technique.locator('option[value=aquarell]').textContent())
    expect(count).toBeGreaterThan(0)
    await technique.focus()
    await page.mouse.wheel(0, 60)
    const scrolled = () => page.evaluate(() => scrollY)
    await expect.poll(scrolled).toBeGreaterThan(0)
    const place = await scrolled()
    await technique.selectOption('aquarell')
    await expect(page).toHaveURL(/\/tiere\?technik=aquarell$/)
    await expect(tiles(page).first()).toHaveAttribute('data-image', /\d/)
    await expect(page.getByRole('status').filter({ hasText: /^\s*\d+ von \d+ Bildern$/ })).toHaveText(
      new RegExp(`^\\s*${count} `),
    )
    await expect(tiles(page)).toHaveCount(Math.min(count, 30))
    await expect(technique).toBeFocused()
    expect(await scrolled()).toBe(place)
    await expectAccessible(page)
    const free = page.getByRole('checkbox', { name: /^Jetzt frei \(\d+\)/ })
    await free.focus()
    expect(countIn(await page.locator('label', { has: free }).textContent())).toBeGreaterThanOrEqual(0)
    await chosen.filter({ hasText: 'Aquarell' }).click()
    await expect(page).toHaveURL(/\/tiere$/)
    await expect(technique).toHaveValue('')
  })

  await test.step('several colours are chosen by keyboard, and stay with the zoom and a reload', async () => {
    await page.getByRole('button', { name: 'Filtern', exact: true }).press('Enter')
    const boxes = page.getByRole('group', { name: 'Farben' }).getByRole('checkbox')
    for (const at of [0, 1]) {
      await boxes.nth(at).focus()
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(new RegExp(`\\?farbe=[0-9a-f]{6}(?:&farbe=[0-9a-f]{6}){${at}}$`))
      await expect(boxes.nth(at)).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(boxes.first()).toBeHidden()
    await expect(page.getByRole('button', { name: '2 Filter aktiv' })).toBeFocused()
    const both = new URL(page.url()).search
    await tiles(page)
      .first()
      .getByRole('link', { name: /^Bild vergrößern: / })
      .first()
      .press('Enter')
    await expect(page).toHaveURL(/farbe=[0-9a-f]{6}&farbe=[0-9a-f]{6}&bild=\d+$/)
    await expect(page.getByRole('dialog', { name: 'Bildansicht' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).search).toBe(both)
    await page.reload()
    await expect(chosen).toHaveCount(3)
  })
})

test('filters of a portfolio stay when it is sorted', async ({ page }) => {
  await openPage(page, '/illustrator/deniz-aksungur')
  const format = page.getByLabel('Format', { exact: true })
  await openFilters(page, 'Filtern')
  await format.selectOption('portrait')
  await expect(page).toHaveURL(/\?format=portrait$/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Neu', exact: true }).click()
  await expect(page).toHaveURL(/\?order=new&format=portrait#works$/)
  await expect(format).toHaveValue('portrait')
})

test('filters that leave nothing say which to drop', async ({ page }) => {
  await openPage(page, '/en/papierschnitt?technik=aquarell')
  await expect(
    page.getByRole('status').filter({ hasText: 'No image matches all your filters.' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Without “Watercolour”: \d+ images?$/ }).click()
  await expect(page).toHaveURL(/\/papierschnitt$/)
  await expect(tiles(page).first()).toBeVisible()
})

test('filters narrow all artists, and their faces', async ({ page }) => {
  await openPage(page, '/en/allartists')
  const asFaces = page.getByRole('link', { name: 'As faces' })
  await asFaces.click()
  await expect(page).toHaveURL(/\?ansicht=gesichter$/)
  await expect(asFaces).toHaveAttribute('aria-current', 'true')
  const town = page.getByLabel('Based in', { exact: true })
  await openFilters(page, 'Filter')
  const berlin = countIn(await town.locator('option[value=berlin]').textContent())
  await town.selectOption('berlin')
  await expect(page).toHaveURL(/\?ansicht=gesichter&ort=berlin$/)
  const faces = page.getByRole('main').locator('li > a[href*="/illustrator/"]:has(span img, span span)')
  await expect.poll(async () => new Set(await hrefsOf(page)).size).toBe(berlin)
  await expect(faces.first()).toBeVisible()
  await expectAccessible(page)
})

const hrefsOf = (page: Page) =>
  page
    .locator('main ul:not(#works ul) > li > a[href*="/illustrator/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('colours stay chosen while answers to others are on their way, and before the scripts are there', async ({
  page,
}) => {
  await openPage(page, '/allezeichner')
  await openFilters(page, 'Filtern')
  const boxes = page.getByRole('group', { name: /Farben/ }).getByRole('checkbox')
  const chosen = page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link')

  await test.step('a second one before the answer to the first', async () => {
    const release = await hold(page, /\?farbe=[0-9a-f]{6}$/)
    const asked = page.waitForRequest(/\?farbe=[0-9a-f]{6}$/)
    await boxes.nth(0).focus()
    await page.keyboard.press('Space')
    await asked
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\?(?:farbe=[0-9a-f]{6}&?){2}$/)
    await expect(boxes.nth(1)).toBeFocused()
    release()
    await expect(chosen).toHaveCount(3)
    await untilHydrated(page)
  })

  await test.step('a fourth one on a page whose scripts are still to come', async () => {
    const release = await holdScripts(page)
    await boxes.nth(2).check()
    await expect(chosen).toHaveCount(4)
    await boxes.nth(3).check()
    release()
    await expect(page).toHaveURL(/\?(?:farbe=[0-9a-f]{6}&?){4}$/)
    await expect(chosen).toHaveCount(5)
    for (const at of [0, 1, 2, 3]) await expect(boxes.nth(at)).toBeChecked()
  })
})

test.describe('on a phone', () => {
  test.use(CONTEXT_OF.touch)

  test('a sheet opens at a tap, narrows behind it and goes away', async ({ page }) => {
    await openPage(page, '/en/tiere')
    await expect(tiles(page).first()).toBeInViewport({ ratio: 0.5 })
    const technique = page.getByLabel('Technique', { exact: true })
    await expect(technique).toBeHidden()
    await page.getByRole('button', { name: 'Filter', exact: true }).tap()
    await expect(technique).toBeInViewport()
    await technique.selectOption('aquarell')
    await expect(page).toHaveURL(/technik=aquarell$/)
    await expect(technique).toBeInViewport()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Show \d+ images$/ }).tap()
    await expect(technique).toBeHidden()
    await expect(page.getByRole('button', { name: '1 filter on' })).toBeVisible()
    await expect(tiles(page).first()).toBeInViewport()
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(surplus).toBe(0)
  })
})
