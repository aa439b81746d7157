import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  chooseFirst,
  firstImages,
  framesOf,
  heading,
  keepCollection,
  openSheet,
  orderOf,
  savedIn,
} from '../collecting.ts'
import { untilHydrated } from '../open-page.ts'

test('an image collected on a grid is counted in the header, in another tab too, and is in the collection', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/news', { waitUntil: 'domcontentloaded' })
  await chooseFirst(page, 2)
  for (const tab of [page, other])
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Auswahl, 2 Bilder' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Auswahl, 2 Bilder' }).click()
  await expect(heading(page)).toHaveText('Ihre Auswahl 2')
  await expect(framesOf(page)).toHaveCount(2)
  await openSheet(other, 2)
  await page.getByRole('button', { name: 'Alle entfernen' }).click()
  await expect(other.getByText('Noch nichts ausgewählt')).toBeVisible()
})

test('pictures get notes, are removed, sorted with the mouse and restored, and all of it lasts', async ({
  page,
  request,
}) => {
  const [first = 0, second = 0, third = 0] = await firstImages(request, 3)
  await keepCollection(page, [first, second, third])
  await openSheet(page, 3)

  await test.step('a note is stored at every keystroke, counted near its limit, and shown when its field closes', async () => {
    const button = page.getByRole('button', { name: /^Notiz/ }).first()
    await button.press('Enter')
    const field = page.getByRole('textbox', { name: /^Notiz/ })
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await field.pressSequentially('Titel?')
    expect((await savedIn(page))[0]?.Note).toBe('Titel?')
    await field.fill('a'.repeat(290))
    await expect(page.getByText('Noch 10 Zeichen')).toBeVisible()
    await field.fill('<b>Nummer 1</b>')
    await field.press('Escape')
    await expect(button).toBeFocused()
    await expect(framesOf(page).first()).toContainText('<b>Nummer 1</b>')
  })

  await test.step('a picture is removed and restored, and the focus stays near', async () => {
    const remove = page.getByRole('button', { name: /^Aus der Auswahl entfernen/ })
    await remove.nth(1).press('Enter')
    await expect(framesOf(page)).toHaveCount(2)
    await expect(remove.nth(1)).toBeFocused()
    await expect(page.getByText('Aus der Auswahl entfernt.')).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).press('Enter')
    await expect(framesOf(page)).toHaveCount(3)
    expect(await orderOf(page)).toEqual([first, second, third])
    await expect(heading(page)).toBeFocused()
  })

  const sorted = [second, third, first]
  await test.step('the first one is dragged behind the last one', async () => {
    await dragFirstTo(page, 2)
    await expect.poll(() => orderOf(page)).toEqual(sorted)
    await page.reload()
    await expect.poll(() => orderOf(page)).toEqual(sorted)
    await expect(framesOf(page).last()).toContainText('<b>Nummer 1</b>')
  })

  await test.step('all are removed and restored with their notes', async () => {
    const before = await savedIn(page)
    expect(before).toEqual([{ Id: second }, { Id: third }, { Id: first, Note: '<b>Nummer 1</b>' }])
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Alle entfernen' }).click()
    await expect(page.getByText('Noch nichts ausgewählt')).toBeVisible()
    await expect(heading(page)).toBeFocused()
    expect(await savedIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(framesOf(page)).toHaveCount(3)
    expect(await savedIn(page)).toEqual(before)
    // Checked now: while it is, the offer to undo goes away.
    await page.getByRole('button', { name: 'Alle entfernen' }).click()
    await expectAccessible(page)
  })
})

async function dragFirstTo(page: Page, place: number): Promise<void> {
  await framesOf(page).first().hover()
  const from = await page
    .getByRole('button', { name: /^Verschieben/ })
    .first()
    .boundingBox()
  const to = await framesOf(page).nth(place).boundingBox()
  if (!from || !to) throw new Error('Nothing can be dragged.')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 4 })
  await page.mouse.move(to.x + 40, to.y + 40, { steps: 12 })
  await page.mouse.up()
}

/** Positions are measured after the pick-up was announced: on a slow machine a key may be pressed before that. */
async function pressUntilAnnounced(page: Page, key: string, words: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(page.getByText(words)).toBeAttached({ timeout: 5_000 })
  }).toPass()
}

test('pictures are sorted by keyboard, with announcements', async ({ page, request }) => {
  const [first = 0, second = 0, third = 0] = await firstImages(request, 3)
  await keepCollection(page, [first, second, third])
  await openSheet(page, 3, '/en/auswahl')
  const handle = page.getByRole('button', { name: /^Move: / }).first()
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/picked up, place 1 of 3/)).toBeAttached()
  await pressUntilAnnounced(page, 'ArrowRight', /is in place 2 of 3/)
  await page.keyboard.press('Space')
  await expect(page.getByText(/is now in place 2 of 3/)).toBeAttached()
  await expect.poll(() => orderOf(page)).toEqual([second, first, third])
  await expect(page.locator(`[data-image="${first}"] [aria-roledescription]`)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText(/picked up, place 2 of 3/)).toBeAttached()
  await pressUntilAnnounced(page, 'ArrowRight', /is in place 3 of 3/)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Cancelled: .* stays in place 2 of 3/)).toBeAttached()
  expect((await savedIn(page)).map(({ Id }) => Id)).toEqual([second, first, third])
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a long press picks up a picture, and the page has no horizontal overflow', async ({
    page,
    request,
  }) => {
    const ids = await firstImages(request, 4)
    await keepCollection(page, ids)
    await openSheet(page, 4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    const handle = await page
      .getByRole('button', { name: /^Verschieben/ })
      .first()
      .boundingBox()
    const target = await page
      .getByRole('button', { name: /^Verschieben/ })
      .nth(1)
      .boundingBox()
    if (!handle || !target) throw new Error('Nothing can be dragged.')
    const finger = await page.context().newCDPSession(page)
    const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] })
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      ...at(handle.x + 22, handle.y + 22),
    })
    await expect(page.getByText(/ist aufgenommen, Platz 1 von 4/)).toBeAttached()
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      ...at(target.x + 10, target.y + 22),
    })
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      ...at(target.x + 22, target.y + 22),
    })
    await expect(page.getByText(/ist auf Platz 2 von 4/)).toBeAttached()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => orderOf(page)).toEqual([ids[1], ids[0], ids[2], ids[3]])
  })
})

test('of two hundred pictures only visible ones are loaded', async ({ page, request }) => {
  const ids = await firstImages(request, 200)
  expect(ids).toHaveLength(200)
  await keepCollection(page, ids)
  await openSheet(page, 200)
  await expect(heading(page)).toHaveText('Ihre Auswahl 200')
  const fetched = await framesOf(page)
    .locator('img')
    .evaluateAll((images) => images.filter((image) => image instanceof HTMLImageElement && image.currentSrc))
  expect(fetched.length).toBeLessThan(100)
  await page
    .getByRole('button', { name: /^Aus der Auswahl entfernen/ })
    .first()
    .press('Enter')
  await expect(framesOf(page)).toHaveCount(199)
  expect(await orderOf(page)).toEqual(ids.slice(1))
})
