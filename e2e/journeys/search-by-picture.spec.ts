import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { aWork } from '../bring-picture.ts'
import { openPage } from '../open-page.ts'

const GERMAN = {
  path: '',
  similar: 'Ähnliche Bilder',
  zoom: 'Bildansicht',
  respects: ['Mehr in diesem Stil', 'Mehr mit diesem Motiv', 'Mehr in diesen Farben'],
  words: 'Mit Worten eingrenzen',
  withWords: 'Ähnliche Bilder zu „tier“',
  counted: /^\d+ Bilder$/,
  mark: 'Ausschnitt wählen',
  frame: /^Ausschnitt: /,
  numbers: ['Links, %', 'Oben, %', 'Breite, %', 'Höhe, %'],
  search: 'Mit diesem Ausschnitt suchen',
  whole: 'Wieder mit dem ganzen Bild suchen',
  upload: 'Anderes Bild wählen',
  gone: 'Ihr Bild haben wir nicht behalten',
  chosen: 'Aktive Filter',
  filters: 'Filtern',
  upTo: 'Farben (bis zu 4)',
} as const
const ENGLISH = {
  path: '/en',
  similar: 'Similar images',
  zoom: 'Image view',
  respects: ['More in this style', 'More of this subject', 'More in these colours'],
  words: 'Narrow down with words',
  withWords: 'Similar images for “tier”',
  counted: /^\d+ images$/,
  mark: 'Choose a part',
  frame: /^Part: /,
  numbers: ['Left, %', 'Top, %', 'Width, %', 'Height, %'],
  search: 'Search with this part',
  whole: 'Back to the whole image',
  upload: 'Choose another image',
  gone: 'We didn’t keep your image',
  chosen: 'Filters in use',
  filters: 'Filter',
  upTo: 'Colours (up to 4)',
  areas: 'Images in your image',
  areaNames: ['Whole image', 'Image 1', 'Image 2', 'Image 3', 'Image 4'],
} as const

const RESPECTS = ['style=1', 'style=0', 'by=colours'] as const

/** Presses, moves and releases the mouse, from and to places of an element in shares of its sides. */
async function drag(page: Page, stage: Locator, from: [number, number], to: [number, number]): Promise<void> {
  const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 4 })
  await page.mouse.up()
}

/** Four pictures of colourful patches, two by two on a white board, drawn by the browser. */
async function aBoard(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(860, 860)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('Nothing can be drawn on.')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, 860, 860)
    for (let at = 0; at < 4; at++) {
      for (let patch = 0; patch < 36; patch++) {
        context.fillStyle = `hsl(${at * 90 + (patch % 5) * 14} 60% ${30 + ((patch * 7) % 30)}%)`
        const [x, y] = [20 + (at % 2) * 420, 20 + Math.floor(at / 2) * 420]
        context.fillRect(x + (patch % 6) * 66, y + Math.floor(patch / 6) * 66, 67, 67)
      }
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

/** The picture in the dialog: what is between the frame and the dialog. */
const stageOf = (dialog: Locator) => dialog.getByRole('button').first().locator('..')

test('a picture leads on from the zoom to its style, its subject or its colours, and the visitor’s own to a part of it', async ({
  page,
}) => {
  const text = GERMAN
  const { id, file } = await aWork(page)
  await openPage(page, `${text.path}/image-search?like=${id}&bild=${id}`)
  const zoom = page.getByRole('dialog', { name: text.zoom })
  await expect(zoom).toBeVisible()
  await expectAccessible(page, { include: 'dialog[open]' })
  await zoom.getByRole('link', { name: text.respects[0] }).click()
  await expect(page).toHaveURL(new RegExp(`like=${id}&style=1$`))
  for (const [at, name] of text.respects.entries()) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`like=${id}&${RESPECTS[at]}$`))
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(link).toHaveAttribute('aria-current')
    await expect(page.locator('main [data-image]').first()).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('slider').press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`like=${id}&style=0.6$`))
  await expect(page.getByRole('heading', { level: 1, name: text.similar })).toBeVisible()

  await test.step('a part of one’s own picture can be chosen as long as the tab is open', async () => {
    await page
      .getByLabel(text.upload)
      .setInputFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(file.base64, 'base64') })
    await expect(page).toHaveURL(/image=[\w-]{22}$/)
    const whole = page.url()
    await page.getByRole('button', { name: text.mark }).click()
    const dialog = page.getByRole('dialog', { name: text.mark })
    await dialog.getByRole('button', { name: text.frame }).press('Enter')
    await expect(page).toHaveURL(/image=[\w-]{22}&style=0$/)
    expect(page.url()).not.toContain(whole)
    await page.getByRole('button', { name: text.mark }).click()
    await expect(dialog.getByRole('spinbutton', { name: text.numbers[0] })).toHaveValue('25')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: text.mark })).toBeFocused()
    await page.getByRole('link', { name: text.whole }).click()
    await expect(page).toHaveURL(new RegExp(whole.replace(/.*image=/, 'image=')))
    await openPage(page, whole)
    await page.getByRole('button', { name: text.mark }).click()
    await expect(dialog).toBeVisible()
    const elsewhere = await page.context().newPage()
    await openPage(elsewhere, whole)
    await elsewhere.getByRole('button', { name: text.mark }).click()
    await expect(elsewhere.getByRole('status').filter({ hasText: text.gone })).toBeVisible()
  })
})

test('pictures on a board are marked, and each is searched by alone, without a pointer', async ({ page }) => {
  const text = ENGLISH
  await openPage(page, `${text.path}/image-search?q=tier`)
  const board = await aBoard(page)
  const sent = await page.request.post('/illusde/api/image-search', {
    multipart: { file: { name: 'board.jpg', mimeType: 'image/jpeg', buffer: board } },
  })
  const { id, areas }: { id: string; areas: string[] } = await sent.json()
  expect(areas).toHaveLength(5)
  await openPage(page, `${text.path}/image-search?image=${id}`)
  const links = page.getByRole('navigation', { name: text.areas }).getByRole('link')
  await expect(links).toHaveText(text.areaNames)
  await expect(links.first()).toHaveAttribute('aria-current')
  for (const link of await links.all())
    expect((await link.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
  await links.nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`image=${id}&part=${areas[2]}$`))
  await expect(links.nth(2)).toHaveAttribute('aria-current')
  await expect(page.getByRole('img', { name: text.frame.source.slice(1, 8) })).toBeVisible()
  await expect(page.locator('main [data-image]').first()).toBeVisible()
  await expectAccessible(page)
})

test('a part of an image is marked by keys, numbers and the pointer; words and several colours narrow the search', async ({
  page,
}) => {
  const text = ENGLISH
  const { id } = await aWork(page)
  await openPage(page, `${text.path}/image-search?like=${id}`)
  await test.step('a part is marked, and given up', async () => {
    await page.getByRole('button', { name: text.mark }).click()
    const dialog = page.getByRole('dialog', { name: text.mark })
    const frame = dialog.getByRole('button', { name: text.frame })
    const numbers = () =>
      Promise.all(text.numbers.map((name) => dialog.getByRole('spinbutton', { name }).inputValue()))
    expect(await numbers()).toEqual(['25', '25', '50', '50'])
    await expectAccessible(page, { include: 'dialog[open]' })
    await frame.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Shift+ArrowDown')
    expect(await numbers()).toEqual(['23', '25', '50', '52'])
    await expect(dialog.getByRole('status')).toContainText('23')
    await dialog.getByRole('spinbutton', { name: text.numbers[2] }).fill('30')
    expect(await numbers()).toEqual(['23', '25', '30', '52'])
    const stage = stageOf(dialog)
    await drag(page, stage, [0.3, 0.5], [0.4, 0.4])
    expect(await numbers()).toEqual(['33', '15', '30', '52'])
    await drag(page, stage, [0.95, 0.95], [0.7, 0.8])
    expect(await numbers()).toEqual(['70', '80', '25', '15'])
    await drag(page, stage, [0.7, 0.8], [0.5, 0.5])
    expect(await numbers()).toEqual(['50', '50', '45', '45'])
    await dialog.getByRole('button', { name: text.search }).click()
    await expect(page).toHaveURL(new RegExp(`like=${id}&part=50,50,45,45&style=0$`))
    await expect(page.getByRole('img', { name: text.frame.source.slice(1, 8) })).toBeVisible()
    await expect(page.locator('main [data-image]').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: text.whole }).click()
    await expect(page).toHaveURL(new RegExp(`like=${id}$`))
  })

  await test.step('an image has all of several colours', async () => {
    const words = page.getByRole('searchbox', { name: text.words })
    await words.fill('tier')
    await words.press('Enter')
    await expect(page).toHaveURL(new RegExp(`like=${id}&q=tier$`))
    await expect(page.getByRole('heading', { level: 1, name: text.withWords })).toBeVisible()
    const count = page.getByRole('heading', { level: 2, name: text.counted })
    const all = Number.parseInt((await count.textContent()) ?? '', 10)
    await expect(words).toHaveValue('tier')
    await page.getByRole('button', { name: text.filters, exact: true }).click()
    const boxes = page.getByRole('group', { name: text.upTo }).getByRole('checkbox')
    await boxes.nth(0).focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/q=tier&farbe=[0-9a-f]{6}$/)
    await expect(boxes.nth(0)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/q=tier(?:&farbe=[0-9a-f]{6}){2}$/)
    await expect(page.getByRole('list', { name: text.chosen }).getByRole('link')).toHaveCount(3)
    await expectAccessible(page)
    // Only colours that some image found has besides can be chosen.
    const free = page.getByRole('group', { name: text.upTo }).locator('input:enabled:not(:checked)')
    await free.first().click({ force: true })
    await expect(page).toHaveURL(/q=tier(?:&farbe=[0-9a-f]{6}){3}$/)
    // The sheet opens again on each page.
    await expect(boxes.nth(0)).toBeVisible()
    await boxes.nth(0).press('Space')
    await expect(page).toHaveURL(/q=tier(?:&farbe=[0-9a-f]{6}){2}$/)
    await expect(free.first()).toBeEnabled()
    await page.goBack()
    expect(all).toBeGreaterThan(1)
  })
})

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a part is framed by a finger, and nothing scrolls meanwhile', async ({ page }) => {
    const { id } = await aWork(page)
    await openPage(page, `/image-search?like=${id}`)
    await page.getByRole('button', { name: 'Ausschnitt wählen' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' })
    const stage = stageOf(dialog)
    const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const session = await page.context().newCDPSession(page)
    // The finger rests before it leaves. A flick makes Chromium fling, and the next tap only stops that.
    let timestamp = Date.now() / 1000 - 1
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) => {
      timestamp += 0.25
      return session.send('Input.dispatchTouchEvent', {
        type,
        timestamp,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + x * box.width, y: box.y + y * box.height }],
      })
    }
    await touch('touchStart', 0.02, 0.02)
    await touch('touchMove', 0.2, 0.3)
    await touch('touchMove', 0.4, 0.6)
    await touch('touchEnd', 0.4, 0.6)
    await expect(dialog.getByRole('spinbutton', { name: 'Breite, %' })).toHaveValue('38')
    await expect(dialog.getByRole('spinbutton', { name: 'Höhe, %' })).toHaveValue('58')
    expect(
      await dialog.evaluate(({ scrollTop, scrollWidth, clientWidth }) => [
        scrollTop,
        scrollWidth - clientWidth,
      ]),
    ).toEqual([0, 0])
    await expectAccessible(page, { include: 'dialog[open]' })
    await dialog.getByRole('button', { name: 'Mit diesem Ausschnitt suchen' }).tap()
    await expect(page).toHaveURL(/part=2,2,38,58&style=0$/)
  })
})
