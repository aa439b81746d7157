import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { openPage } from './open-page.ts'

const LANGUAGES = [
  {
    path: '',
    open: 'Suche öffnen',
    field: 'Zeichner oder Stil suchen',
    lists: ['Zeichner', 'Stile'],
    short: 'Bitte geben Sie einen Künstlernamen oder einen Stil ein',
    nothing: 'Leider haben wir zu Ihrer Suche nichts gefunden',
    nobody: 'So heißt bei uns niemand, und auch kein Stil.',
    images: /^\d+ Bilder zu „Wald“$/,
    tierCounts: /^\d+ Zeichner.*, \d+ Stile? \d+ Bilder zu „tier“$/,
  },
  {
    path: '/en',
    open: 'Open search',
    field: 'Search artist or style',
    lists: ['Artists', 'Styles'],
    short: 'Please enter an artist name or style',
    nothing: "Sorry, we couldn't find anything to match your search",
    nobody: 'No artist or style goes by that name.',
    images: /^\d+ images for “Wald”$/,
    tierCounts: /^\d+ artists?, \d+ styles? \d+ images for “tier”$/,
  },
] as const

/** Its script is loaded when the page is idle. */
async function openSearch(page: Page, name: string) {
  await expect(page.getByRole('button', { name: /^(?:Suche verschieben|Move search)$/ })).toBeVisible()
  await page.getByRole('button', { name }).click()
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? 0
}

/** Returns a function that lists what screen readers were told since. */
async function collectAnnouncements(dialog: Locator): Promise<() => Promise<string[]>> {
  const told = await dialog.evaluateHandle((element) => {
    const texts: string[] = []
    const regions = [...element.querySelectorAll('[role="status"]')]
    const watch = new MutationObserver(() => {
      const text = regions.map(({ textContent }) => textContent).join('')
      if (/\d/.test(text) && texts.at(-1) !== text) texts.push(text)
    })
    watch.observe(element, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return () => told.jsonValue()
}

for (const { path, open, field, lists, short, nothing, nobody, images, tierCounts } of LANGUAGES) {
  test.describe(`the search box ${path || '/de'}`, () => {
    test.beforeEach(async ({ page }) => {
      await openPage(page, `${path}/team`)
      await openSearch(page, open)
    })

    test('lists artists and styles from two characters, and shows when the input is too short or has no match', async ({
      page,
    }) => {
      const box = page.getByRole('combobox', { name: field })
      await expect(box).toBeFocused()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('status').filter({ hasText: short })).toHaveCount(1)
      await box.fill('an')
      for (const name of lists) await expect(page.getByRole('listbox', { name })).toBeVisible()
      await expect(box).toHaveAttribute('aria-expanded', 'true')
      expect(
        await page.getByRole('listbox', { name: lists[0] }).getByRole('option').count(),
      ).toBeLessThanOrEqual(20)
      await expect(dialog.getByRole('status').filter({ hasText: /^\d+ .*, \d+ / })).toHaveCount(1)
      await expectAccessible(page)
      await box.fill('qqxzzv')
      await expect(dialog.getByRole('status').filter({ hasText: nothing })).toHaveCount(1)
      await expect(page.getByRole('listbox')).toHaveCount(0)
    })

    test('shows images first where nobody and no style has that name, without those of words given up', async ({
      page,
    }) => {
      const requests: string[] = []
      page.on('request', (request) =>
        requests.push(...(/image-search\?.*q=([^&]*)/.exec(request.url())?.slice(1) ?? [])),
      )
      await page.getByRole('combobox', { name: field }).pressSequentially('Wald')
      const dialog = page.getByRole('dialog')
      const all = dialog.getByRole('link', { name: images })
      await expect(all).toBeVisible()
      const found = dialog.getByRole('list').getByRole('link')
      await expect(found).toHaveCount(6)
      await expect(found.first().getByRole('img')).toHaveAttribute('alt', /\S/)
      await expect(dialog.getByRole('status').filter({ hasText: nobody })).toContainText(/\d/)
      await expect(dialog.getByText(nothing)).toHaveCount(0)
      expect(requests.at(-1)).toBe('Wald')
      expect(requests.length).toBeLessThan(4)
      await expectAccessible(page)
      await all.focus()
      await page.keyboard.press('Tab')
      await expect(found.first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/image-search\?q=Wald&bild=\d+$/)
    })

    test('shows six images above the names that fit, and says all of it once', async ({ page }) => {
      const dialog = page.getByRole('dialog')
      const announced = await collectAnnouncements(dialog)
      await page.getByRole('combobox', { name: field }).pressSequentially('tier')
      const found = dialog.getByRole('list').getByRole('link')
      await expect(found).toHaveCount(6)
      const styles = page.getByRole('listbox', { name: lists[1] })
      await expect(styles.getByRole('option').first()).toBeVisible()
      expect(await topOf(found.first())).toBeLessThan(await topOf(styles))
      await expect(dialog.getByRole('status').filter({ hasText: tierCounts })).toHaveCount(1)
      expect(await announced()).toHaveLength(1)
      await expectAccessible(page)
      // What is already there stays in its place while more is typed.
      const belowField = async () => (await topOf(styles)) - (await topOf(page.getByRole('combobox')))
      const before = await belowField()
      await page.keyboard.type('e')
      await expect(dialog.getByRole('link', { name: /„tiere“|“tiere”/ })).toBeVisible()
      expect(await belowField()).toBe(before)
      // Until the images of the new words are there, those of the former ones stay.
      await expect(found.first()).toHaveAttribute('href', /q=tiere&/)
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
      for (const _ of ['close', 'all', 'first']) await page.keyboard.press('Tab')
      await expect(found.first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/image-search\?q=tiere&bild=\d+$/)
    })

    test('is navigated by keys, and Enter opens', async ({ page }) => {
      const box = page.getByRole('combobox', { name: field })
      await box.fill('an')
      const optionsOf = (name: string) => page.getByRole('listbox', { name }).getByRole('option')
      const [artists, styles] = [optionsOf(lists[0]), optionsOf(lists[1])]
      await expect(artists.first()).toBeVisible()
      const isActive = async (option: Locator) => {
        await expect(option).toHaveAttribute('aria-selected', 'true')
        await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
      }
      await page.keyboard.press('ArrowDown')
      await isActive(artists.nth(0))
      await page.keyboard.press('ArrowDown')
      await isActive(artists.nth(1))
      await page.keyboard.press('ArrowRight')
      await isActive(styles.nth(1))
      await page.keyboard.press('Home')
      await isActive(styles.nth(0))
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('End')
      await isActive(artists.last())
      await page.keyboard.press('Home')
      const address = await artists.nth(0).getAttribute('href')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${address}$`))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('closes its lists by Escape, then itself, and the focus returns', async ({ page }) => {
      await page.getByRole('combobox', { name: field }).fill('an')
      await expect(page.getByRole('listbox').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: open })).toBeFocused()
    })

    test('leads to the images when no option is selected', async ({ page }) => {
      await page.getByRole('combobox', { name: field }).fill('wal')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/image-search\?q=wal$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('wal')
    })
  })
}

test('the field on a page has the same lists', async ({ page }) => {
  await openPage(page, '/image-search')
  const box = page.getByRole('main').getByRole('combobox', { name: 'Zeichner oder Stil suchen' })
  await page.getByRole('main').getByRole('searchbox').focus()
  await box.fill('aqua')
  await expect(page.getByRole('option').first()).toBeVisible()
  const height = async () => (await page.getByRole('main').getByRole('search').boundingBox())?.height
  const before = await height()
  await box.fill('qqxzzv')
  await expect(page.getByText('So heißt bei uns niemand').last()).toBeVisible()
  expect(await height()).toBe(before)
  await box.fill('aqua')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/aquarell$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the floating search is a plain form that leads to the results', async ({ page }) => {
    await page.goto('/team')
    await page.getByRole('button', { name: 'Suche öffnen' }).click()
    await page.keyboard.type('aquarell')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/image-search\?q=aquarell$/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Aquarell' }).first()).toBeVisible()
  })
})
