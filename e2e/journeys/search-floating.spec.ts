import { expect, type Page, test } from '@playwright/test'
import { PLACE_KEY } from '#website/search/floating/position.ts'
import { expectAccessible } from '../accessible.ts'
import { aWork, bring, dropOn } from '../bring-picture.ts'
import { firstImages, keepCollection } from '../collecting.ts'
import { holdScripts } from '../hold.ts'
import { openPage } from '../open-page.ts'
import { passTimeUntil } from '../page-time.ts'
import { CONTEXT_OF } from '../ways-of-use.ts'

const FILE = { name: 'notes.txt', type: 'text/plain', base64: 'eA==' }

function dragHandleOf(page: Page) {
  return page.getByRole('button', { name: 'Suche verschieben' })
}

async function leftOf(page: Page): Promise<number> {
  return (await launcherOf(page).boundingBox())?.x ?? 0
}

const launcherOf = (page: Page) => page.getByRole('search', { name: 'Suche und Kontakt' })

async function open(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 800 })
  await openPage(page, '/team')
  await expect(dragHandleOf(page)).toBeVisible()
  // With the focus it lies where it begins, whatever is below.
  await dragHandleOf(page).focus()
}

/** Until its place is stored, which is the last of it. */
async function dragTo(page: Page, x: number, y: number): Promise<void> {
  const before = await page.evaluate((key) => sessionStorage[key], PLACE_KEY)
  await dragHandleOf(page).hover()
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
  await page.waitForFunction(([key, value]) => sessionStorage[key] !== value, [PLACE_KEY, before] as const)
}

test('in a wide window the search makes way for words and controls, not for pictures, and comes back with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/kontakt')
  const launcher = launcherOf(page)
  await expect(launcher).toHaveAttribute('data-aside')
  const isInCorner = async () => (await leftOf(page)) > 1440 / 2
  await expect.poll(isInCorner).toBe(true)
  await dragHandleOf(page).focus()
  expect(await isInCorner()).toBe(false)
  await page.keyboard.press('Escape')
  await openPage(page, '/tiere')
  await expect(dragHandleOf(page)).toBeVisible()
  await page.locator('main li[aria-posinset="5"]').scrollIntoViewIfNeeded()
  await expect(launcher).not.toHaveAttribute('data-aside')
  await page.getByRole('contentinfo').getByRole('link').nth(2).scrollIntoViewIfNeeded()
  await expect(launcher).toHaveAttribute('data-aside')
  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('the floating search is moved by keys and dragged, stays in the window, and keeps its place for the visit', async ({
  page,
}) => {
  await open(page)
  const before = await leftOf(page)
  const stored = () => page.evaluate(() => Object.keys(sessionStorage))

  expect(await stored()).toEqual([])
  await test.step('arrow keys move it, with announcements, and a click brings it back', async () => {
    await dragHandleOf(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => leftOf(page)).toBe(before - 40)
    await expect(page.getByRole('search').getByRole('status')).toHaveText('Nach links verschoben')
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('search').getByRole('status')).toHaveText('Weiter geht es hier nicht')
    await page.keyboard.press('Enter')
    await expect.poll(() => leftOf(page)).toBe(before)
  })

  await test.step('it keeps its place on the next page, also before the scripts are there', async () => {
    await dragTo(page, 100, 300)
    await expect.poll(() => leftOf(page)).toBeLessThan(before - 200)
    const moved = await leftOf(page)
    const release = await holdScripts(page)
    await page.getByRole('link', { name: 'News' }).first().click()
    await expect(page).toHaveURL(/\/news$/)
    expect(await leftOf(page)).toBe(moved)
    release()
    await expect(dragHandleOf(page)).toBeVisible()
    expect(await leftOf(page)).toBe(moved)
    await dragTo(page, -500, 2000)
    await expect.poll(() => leftOf(page)).toBe(8)
  })

  await dragTo(page, 1100, 300)
  await expect.poll(() => leftOf(page)).toBeGreaterThan(300)
  expect(await stored()).toHaveLength(1)
  const moved = await leftOf(page)
  await test.step('in the other language and in a smaller window', async () => {
    await openPage(page, '/en/team')
    await expect(page.getByRole('button', { name: 'Move search' })).toBeVisible()
    const right = async () => {
      const box = await page.getByRole('search', { name: 'Search and contact' }).boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0)
    }
    expect(await right()).toBeGreaterThan(1000)
    await page.setViewportSize({ width: 900, height: 500 })
    await expect.poll(right).toBe(892)
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect.poll(right).toBeGreaterThan(1000)
  })

  await test.step('a place that cannot be read is none', async () => {
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"x":"far"}')
    })
    await openPage(page, '/team')
    await expect(dragHandleOf(page)).toBeVisible()
    expect(await leftOf(page)).toBeLessThan(moved)
  })
})

test('the floating search has the contact links, opens by /, and closes when nobody is inside', async ({
  page,
}) => {
  await keepCollection(page, await firstImages(page.request, 2))
  await page.clock.install()
  await open(page)
  const dialog = page.getByRole('dialog')
  const field = page.getByRole('combobox')
  const collection = launcherOf(page).getByRole('link', { name: 'Auswahl, 2 Bilder' })

  await test.step('its links, and the ring around the count of the collection', async () => {
    await expect(launcherOf(page).getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', /^tel:/)
    await expect(launcherOf(page).getByRole('link', { name: 'E-Mail schreiben' })).toHaveAttribute(
      'href',
      '/kontakt',
    )
    await expect(collection).toHaveAttribute('href', '/auswahl')
    await expect(collection).toHaveText('Auswahl2')
    await expectAccessible(page)
    for (const width of [390, 1200]) {
      await page.setViewportSize({ width, height: 800 })
      const distance = await collection.evaluate((element) => {
        const ring = element.querySelector('svg path')?.getBoundingClientRect().left ?? 0
        return ring - (element.querySelector('span')?.getBoundingClientRect().right ?? 0)
      })
      expect({ width, isApart: distance >= 5 }).toEqual({ width, isApart: true })
    }
  })

  await test.step('/ opens it, but not while the focus is in a field', async () => {
    await page.keyboard.press('/')
    await expect(dialog.getByRole('link', { name: 'Auswahl, 2 Bilder' })).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.type('a/b')
    await expect(field).toHaveValue('a/b')
  })

  await test.step('/ is ignored once it is switched off', async () => {
    const isOn = page.getByRole('checkbox', { name: 'Die Taste / öffnet die Suche' })
    await field.clear()
    await isOn.uncheck()
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await page.keyboard.press('/')
    await expect(field).toBeHidden()
    await page.goto('/news')
    await page.keyboard.press('/')
    await expect(dragHandleOf(page)).toBeVisible()
    await page.keyboard.press('/')
    await expect(field).toBeHidden()
    await page.getByRole('button', { name: 'Suche öffnen' }).press('Enter')
    await isOn.check()
  })

  await test.step('it closes when neither the pointer nor the focus is inside', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('/')
    await dialog.hover({ position: { x: 300, y: 100 } })
    await field.blur()
    await page.mouse.move(10, 10)
    await passTimeUntil(page, () => expect(dialog).toHaveCount(0, { timeout: 200 }))
  })

  await test.step('an address that is typed into its field is fetched', async () => {
    await page.keyboard.press('/')
    await field.fill('http://127.0.0.1:9/whale.png')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Unter dieser Adresse bekommen wir kein Bild')
  })
})

test('pictures are accepted anywhere in the window, and it is said why anything else is refused', async ({
  page,
}) => {
  const { id, file } = await aWork(page)
  await open(page)
  const alert = page.getByRole('alert')

  await test.step('a dropped text is left alone unless it is the address of a picture', async () => {
    const dropText = (data: string) =>
      dropOn(page.locator('h1').first(), { items: [{ mimeType: 'text/plain', data }] })
    await dropText('https://pictures.example/page.html')
    await dropText('Aquarell')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await dropText('http://127.0.0.1:9/whale.png')
    await expect(alert).toContainText('Unter dieser Adresse bekommen wir kein Bild')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  for (const [brought, words] of [
    [{ file: FILE }, 'Diese Datei können wir nicht als Bild lesen'],
    [
      { data: { 'text/uri-list': 'https://pictures.example/page.html' } },
      'Diese Adresse führt nicht zu einem Bild',
    ],
    [
      { file: { name: 'a.png', type: 'image/png', base64: 'bm8gcGljdHVyZQ==' } },
      'Diese Datei können wir nicht als Bild lesen',
    ],
    [
      { data: { 'text/uri-list': 'http://127.0.0.1:9/whale.png' } },
      'Unter dieser Adresse bekommen wir kein Bild',
    ],
  ] as const)
    await test.step(`refused: ${words}`, async () => {
      await bring(page, 'drop', brought)
      await expect(alert).toContainText(words)
    })
  await expectAccessible(page)

  await test.step('the server cannot be reached, or is overloaded', async () => {
    await page.route('**/illusde/api/image-search', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '40' },
        json: { error: { code: 'too_many', message: '' } },
      }),
    )
    await bring(page, 'drop', { file })
    await expect(alert).toContainText('In 40 Sekunden geht es weiter')
    await page.context().setOffline(true)
    await page.unroute('**/illusde/api/image-search')
    await bring(page, 'drop', { file })
    await expect(alert).toContainText('Wir sind gerade nicht zu erreichen')
    await page.context().setOffline(false)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a picture that is dropped', async () => {
    await bring(page, 'dragenter', { file })
    await expect(page.getByText('Loslassen zum Suchen')).toBeVisible()
    await bring(page, 'drop', { file })
    await expect(page.getByText('Loslassen zum Suchen')).toHaveCount(0)
    await expect(page).toHaveURL(/\/image-search\?image=[\w-]{22}$/)
    await expect(page.getByRole('img', { name: 'Ihr Referenzbild' })).toBeVisible()
    // Whether it finds itself is tested with drawn pictures.
    await expect(page.locator('main [data-image]').first()).toBeVisible()
  })

  const dataImage = { data: { 'text/uri-list': `data:image/webp;base64,${file.base64}` } }
  for (const [what, take] of [
    ['pasted', () => bring(page, 'paste', { file })],
    ['uploaded', () => upload(page, file)],
    ['dropped as a data image', () => bring(page, 'drop', dataImage)],
  ] as const)
    await test.step(`a picture that is ${what}`, async () => {
      // What comes before the script that takes it would be lost.
      await expect(dragHandleOf(page)).toBeVisible()
      const before = page.url()
      await take()
      await expect(page).not.toHaveURL(before)
      await expect(page).toHaveURL(/image=/)
    })

  await test.step('one of our own pictures, by its id', async () => {
    await expect(dragHandleOf(page)).toBeVisible()
    await bring(page, 'drop', { data: { 'text/html': `<img src="/dmedia/webp/640/${id}.webp?v=x">` } })
    await expect(page).toHaveURL(new RegExp(`like=${id}$`))
  })
})

async function upload(page: Page, { type, base64 }: { type: string; base64: string }): Promise<void> {
  await page.keyboard.press('/')
  await page
    .getByRole('dialog')
    .getByLabel('Referenzbild hochladen')
    .setInputFiles({ name: 'a.webp', mimeType: type, buffer: Buffer.from(base64, 'base64') })
}

test.describe('on a phone without a mouse', () => {
  test.use(CONTEXT_OF.touch)

  test('it is at the bottom, fills the screen when open, and asks for a photo across it', async ({
    page,
  }) => {
    await openPage(page, '/en/team')
    // It is rendered with the dialog's script; until then the button leads to the search page.
    const handle = page.getByRole('button', { name: 'Move search', includeHidden: true })
    await expect(handle).toBeAttached()
    await expect(handle).toBeHidden()
    await page.getByRole('button', { name: 'Open search' }).tap()
    const dialog = page.getByRole('dialog')
    const hint = dialog.getByText('an image you like')
    await expect(hint).toBeVisible()
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    expect((await hint.boundingBox())?.width).toBeGreaterThan(200)
    await expect(dialog.getByText(/drop/i)).toBeHidden()
    const choose = 'Choose an image or take a photo'
    await expect(dialog.getByLabel(choose)).toBeAttached()
    const button = dialog.locator('label').filter({ hasText: choose })
    expect((await button.boundingBox())?.width).toBeGreaterThan(250)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close search' }).tap()
    await expect(dialog).toHaveCount(0)
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
