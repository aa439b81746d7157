import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { openPage } from '../open-page.ts'

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

test('artists and styles are listed from two characters, chosen by keys, and the box closes by Escape', async ({
  page,
}) => {
  await openPage(page, '/team')
  await openSearch(page, 'Suche öffnen')
  const box = page.getByRole('combobox', { name: 'Zeichner oder Stil suchen' })
  const dialog = page.getByRole('dialog')
  const said = (text: string | RegExp) => dialog.getByRole('status').filter({ hasText: text })
  const optionsOf = (name: string) => page.getByRole('listbox', { name }).getByRole('option')
  const [artists, styles] = [optionsOf('Zeichner'), optionsOf('Stile')]

  await test.step('it says when the input is too short or has no match', async () => {
    await expect(box).toBeFocused()
    await expect(said(/./)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(said('Bitte geben Sie einen Künstlernamen oder einen Stil ein')).toHaveCount(1)
    await box.fill('an')
    await expect(artists.first()).toBeVisible()
    await expect(styles.first()).toBeVisible()
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    expect(await artists.count()).toBeLessThanOrEqual(20)
    await expect(said(/^\d+ .*, \d+ /)).toHaveCount(1)
    await expectAccessible(page)
    await box.fill('qqxzzv')
    await expect(said('Leider haben wir zu Ihrer Suche nichts gefunden')).toHaveCount(1)
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })

  await test.step('Escape closes its lists, then itself, and the focus returns', async () => {
    await box.fill('an')
    await expect(page.getByRole('listbox').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Suche öffnen' })).toBeFocused()
  })

  await test.step('keys move through both lists, and Enter opens', async () => {
    await page.keyboard.press('/')
    await box.fill('an')
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
    await expect(dialog).toHaveCount(0)
  })

  await test.step('Enter leads to the images when no option is selected', async () => {
    await page.keyboard.press('/')
    await box.fill('wal')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/image-search\?q=wal$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('wal')
  })
})

test('images come first where nobody and no style has that name, and else above the names that fit', async ({
  page,
}) => {
  await openPage(page, '/en/team')
  await openSearch(page, 'Open search')
  const box = page.getByRole('combobox', { name: 'Search artist or style' })
  const dialog = page.getByRole('dialog')
  const said = (text: string | RegExp) => dialog.getByRole('status').filter({ hasText: text })
  const found = dialog.getByRole('list').getByRole('link')

  await test.step('images of words that were given up are not asked for', async () => {
    const requests: string[] = []
    page.on('request', (request) =>
      requests.push(...(/image-search\?.*q=([^&]*)/.exec(request.url())?.slice(1) ?? [])),
    )
    await box.pressSequentially('Wald')
    const all = dialog.getByRole('link', { name: /^\d+ images for “Wald”$/ })
    await expect(all).toBeVisible()
    await expect(found).toHaveCount(6)
    await expect(found.first().getByRole('img')).toHaveAttribute('alt', /\S/)
    await expect(said('No artist or style goes by that name.')).toContainText(/\d/)
    await expect(dialog.getByText("Sorry, we couldn't find anything to match your search")).toHaveCount(0)
    expect(requests.at(-1)).toBe('Wald')
    expect(requests.length).toBeLessThan(4)
    await expectAccessible(page)
    await all.focus()
    await page.keyboard.press('Tab')
    await expect(found.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/image-search\?q=Wald&bild=\d+$/)
    await expect(page.getByRole('dialog', { name: 'Image view' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/image-search\?q=Wald$/)
    await expect(dialog).toHaveCount(0)
  })

  await test.step('all of it is said once, and stays in its place while more is typed', async () => {
    await page.getByRole('button', { name: 'Open search' }).click()
    const announced = await collectAnnouncements(dialog)
    const field = dialog.getByRole('combobox')
    await field.pressSequentially('tier')
    await expect(found).toHaveCount(6)
    const styles = page.getByRole('listbox', { name: 'Styles' })
    await expect(styles.getByRole('option').first()).toBeVisible()
    expect(await topOf(found.first())).toBeLessThan(await topOf(styles))
    await expect(said(/^\d+ artists?, \d+ styles? \d+ images for “tier”$/)).toHaveCount(1)
    expect(await announced()).toHaveLength(1)
    await expectAccessible(page)
    const belowField = async () => (await topOf(styles)) - (await topOf(field))
    const before = await belowField()
    await page.keyboard.type('e')
    await expect(dialog.getByRole('link', { name: /“tiere”/ })).toBeVisible()
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
})

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
