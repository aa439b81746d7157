import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aWork, bring } from './bring-picture.ts'
import { openPage } from './open-page.ts'
import { passTimeUntil } from './page-time.ts'

const FILE = { name: 'notes.txt', type: 'text/plain', base64: 'eA==' }

function dragHandleOf(page: Page) {
  return page.getByRole('button', { name: 'Suche verschieben' })
}

async function leftOf(page: Page): Promise<number> {
  return (await page.getByRole('search', { name: 'Suche und Kontakt' }).boundingBox())?.x ?? 0
}

test.describe('the floating search', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.clock.install()
    await openPage(page, '/team')
    await expect(dragHandleOf(page)).toBeVisible()
  })

  test('has the contact links, and is accessible', async ({ page }) => {
    const launcher = page.getByRole('search', { name: 'Suche und Kontakt' })
    await expect(launcher.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', /^tel:/)
    await expect(launcher.getByRole('link', { name: 'E-Mail schreiben' })).toHaveAttribute('href', '/kontakt')
    await expect(launcher.getByRole('link', { name: /^Auswahl/ })).toHaveAttribute('href', '/auswahl')
    await expectAccessible(page)
  })

  test('is dragged, stays in the window, and keeps its position on the next page', async ({ page }) => {
    const before = await leftOf(page)
    await dragHandleOf(page).hover()
    await page.mouse.down()
    await page.mouse.move(100, 300, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => leftOf(page)).toBeLessThan(before - 200)
    const moved = await leftOf(page)
    await page.getByRole('link', { name: 'News' }).first().click()
    await expect(page).toHaveURL(/\/news$/)
    expect(await leftOf(page)).toBe(moved)
    await dragHandleOf(page).hover()
    await page.mouse.down()
    await page.mouse.move(-500, 2000, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => leftOf(page)).toBe(8)
  })

  test('is moved by arrow keys, with announcements, and by a click', async ({ page }) => {
    const before = await leftOf(page)
    await dragHandleOf(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => leftOf(page)).toBe(before - 40)
    await expect(page.getByRole('search').getByRole('status')).toHaveText('Nach links verschoben')
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('search').getByRole('status')).toHaveText('Weiter geht es hier nicht')
    await page.keyboard.press('Enter')
    await expect.poll(() => leftOf(page)).toBe(before)
  })

  test('opens by /, but not while the focus is in a field', async ({ page }) => {
    await page.keyboard.press('/')
    const field = page.getByRole('combobox')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.type('a/b')
    await expect(field).toHaveValue('a/b')
  })

  test('ignores / once it is switched off', async ({ page }) => {
    await page.keyboard.press('/')
    await page.getByRole('checkbox', { name: 'Die Taste / öffnet die Suche' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox')).toBeHidden()
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox')).toBeHidden()
    await page.getByRole('button', { name: 'Suche öffnen' }).press('Enter')
    await page.getByRole('checkbox', { name: 'Die Taste / öffnet die Suche' }).check()
  })

  test('closes when neither the pointer nor the focus is inside', async ({ page }) => {
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog')
    await dialog.hover({ position: { x: 300, y: 100 } })
    await page.getByRole('combobox').blur()
    await page.mouse.move(10, 10)
    await passTimeUntil(page, () => expect(dialog).toHaveCount(0, { timeout: 200 }))
  })

  test('accepts a dropped picture anywhere in the window', async ({ page }) => {
    const { file } = await aWork(page)
    await bring(page, 'dragenter', { file })
    await expect(page.getByText('Loslassen zum Suchen')).toBeVisible()
    await bring(page, 'drop', { file })
    await expect(page.getByText('Loslassen zum Suchen')).toHaveCount(0)
    await expect(page).toHaveURL(/\/image-search\?image=[\w-]{22}$/)
    await expect(page.getByRole('img', { name: 'Ihr Referenzbild' })).toBeVisible()
    // Whether it finds itself is tested with drawn pictures.
    await expect(page.locator('main [data-image]').first()).toBeVisible()
  })

  test('accepts a pasted and an uploaded picture', async ({ page }) => {
    const { file } = await aWork(page)
    await bring(page, 'paste', { file })
    await expect(page).toHaveURL(/image=/)
    // A file that is chosen while the dialog closes would be lost with it.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const first = page.url()
    await page.keyboard.press('/')
    const buffer = Buffer.from(file.base64, 'base64')
    await page
      .getByRole('dialog')
      .getByLabel('Referenzbild hochladen')
      .setInputFiles({ name: 'a.webp', mimeType: file.type, buffer })
    await expect(page).not.toHaveURL(first)
    await expect(page).toHaveURL(/image=/)
  })

  test('accepts a data image as a file, and one of our own pictures by its id', async ({ page }) => {
    const { id, file } = await aWork(page)
    await bring(page, 'drop', { data: { 'text/uri-list': `data:image/webp;base64,${file.base64}` } })
    await expect(page).toHaveURL(/image=/)
    await bring(page, 'drop', { data: { 'text/html': `<img src="/dmedia/webp/640/${id}.webp?v=x">` } })
    await expect(page).toHaveURL(new RegExp(`like=${id}$`))
  })

  test('shows why anything else is refused', async ({ page }) => {
    await bring(page, 'drop', { file: FILE })
    await expect(page.getByRole('alert')).toContainText('Das ist kein Bild, das wir lesen können')
    await bring(page, 'drop', { data: { 'text/uri-list': 'https://pictures.example/page.html' } })
    await expect(page.getByRole('alert')).toContainText('Diese Adresse führt nicht zu einem Bild')
    await bring(page, 'drop', { file: { name: 'a.png', type: 'image/png', base64: 'bm8gcGljdHVyZQ==' } })
    await expect(page.getByRole('alert')).toContainText('Das ist kein Bild, das wir lesen können')
    await bring(page, 'drop', { data: { 'text/uri-list': 'http://127.0.0.1:9/whale.png' } })
    await expect(page.getByRole('alert')).toContainText('Unter dieser Adresse bekommen wir kein Bild')
    await expectAccessible(page)
  })

  test('shows when the server cannot be reached, or is overloaded', async ({ page }) => {
    const { file } = await aWork(page)
    await page.route('**/illusde/api/image-search', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '40' },
        json: { error: { code: 'too_many', message: '' } },
      }),
    )
    await bring(page, 'drop', { file })
    await expect(page.getByRole('alert')).toContainText('In 40 Sekunden geht es weiter')
    await page.context().setOffline(true)
    await page.unroute('**/illusde/api/image-search')
    await bring(page, 'drop', { file })
    await expect(page.getByRole('alert')).toContainText('Wir sind gerade nicht zu erreichen')
  })

  test('accepts the address of a picture typed into its field', async ({ page }) => {
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('http://127.0.0.1:9/whale.png')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Unter dieser Adresse bekommen wir kein Bild')
  })
})

test('on a phone it is at the bottom and fills the screen when open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/team')
  // It is rendered with the dialog's script; until then the button leads to the search page.
  await expect(page.getByRole('button', { name: 'Suche verschieben', includeHidden: true })).toBeAttached()
  await expect(dragHandleOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Suche schließen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
