import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aWork, bring } from './bring-picture.ts'
import { holdScripts } from './hold.ts'
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
    const collection = launcher.getByRole('link', { name: 'Auswahl, 0 Bilder' })
    await expect(collection).toHaveAttribute('href', '/auswahl')
    await expect(collection).toHaveText('Auswahl0')
    await expectAccessible(page)
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Auswahl, 0 Bilder' })).toBeVisible()
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

  test('keeps its place for the visit, in both languages and in a smaller window, once it was dragged', async ({
    page,
  }) => {
    const stored = () => page.evaluate(() => Object.keys(sessionStorage))
    expect(await stored()).toEqual([])
    await dragHandleOf(page).hover()
    await page.mouse.down()
    await page.mouse.move(1100, 300, { steps: 4 })
    await page.mouse.up()
    expect(await stored()).toHaveLength(1)
    const moved = await leftOf(page)
    await openPage(page, '/en/team')
    await expect(page.getByRole('button', { name: 'Move search' })).toBeVisible()
    const english = page.getByRole('search', { name: 'Search and contact' })
    const right = async () => {
      const box = await english.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    expect(await right()).toBeGreaterThan(1000)
    await page.setViewportSize({ width: 900, height: 500 })
    await expect.poll(right).toBe(892)
    await page.setViewportSize({ width: 1200, height: 800 })
    await openPage(page, '/team')
    await expect(dragHandleOf(page)).toBeVisible()
    await expect.poll(() => leftOf(page)).toBe(moved)
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"x":"far"}')
    })
    await openPage(page, '/team')
    await expect(dragHandleOf(page)).toBeVisible()
    expect(await leftOf(page)).toBeLessThan(moved)
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
    await expect(page.getByRole('alert')).toContainText('Diese Datei können wir nicht als Bild lesen')
    await bring(page, 'drop', { data: { 'text/uri-list': 'https://pictures.example/page.html' } })
    await expect(page.getByRole('alert')).toContainText('Diese Adresse führt nicht zu einem Bild')
    await bring(page, 'drop', { file: { name: 'a.png', type: 'image/png', base64: 'bm8gcGljdHVyZQ==' } })
    await expect(page.getByRole('alert')).toContainText('Diese Datei können wir nicht als Bild lesen')
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

test.describe('on a phone without a mouse', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  for (const { path, open, ask, choose } of [
    {
      path: '',
      open: 'Suche öffnen',
      ask: 'ein Bild, das Ihnen gefällt',
      choose: 'Bild wählen oder fotografieren',
    },
    { path: '/en', open: 'Open search', ask: 'an image you like', choose: 'Choose an image or take a photo' },
  ])
    test(`the search asks for a photo across the screen ${path || '/de'}`, async ({ page }) => {
      await openPage(page, `${path}/team`)
      await expect(
        page.getByRole('button', { name: /^(?:Suche verschieben|Move search)$/, includeHidden: true }),
      ).toBeAttached()
      await page.getByRole('button', { name: open }).tap()
      const dialog = page.getByRole('dialog')
      const hint = dialog.getByText(ask)
      await expect(hint).toBeVisible()
      expect((await hint.boundingBox())?.width).toBeGreaterThan(200)
      await expect(dialog.getByText(/ziehen|drop/i)).toBeHidden()
      await expect(dialog.getByLabel(choose)).toBeAttached()
      const button = dialog.locator('label').filter({ hasText: choose })
      expect((await button.boundingBox())?.width).toBeGreaterThan(250)
      await expectAccessible(page)
    })
})

test('/ and what follows it are kept until the scripts are there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/team', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Suche öffnen' })).toBeVisible()
  await page.keyboard.type('/an a')
  release()
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('an a')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(field).toHaveValue('')
})
