import { expect, type Page, test } from '@playwright/test'
import { storedKeys } from '../answers.ts'
import { hold, holdScripts } from '../hold.ts'
import { openPage, untilHydrated } from '../open-page.ts'
import { noteTimes, passTimeUntil } from '../page-time.ts'

const PHONE = { width: 390, height: 844 }
const PAST_HEROES_AFTER_MS = 3_000
const A_MINUTE_MS = 60_000
const OPENS_WITHIN_MS = 200

const panelOf = (page: Page) => page.locator('#all-styles')
const hero = (page: Page) => page.getByRole('region', { name: 'Titelbilder' })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('the style drop-down opens and closes in every way, and marks the current style', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/')
  const sheet = panelOf(page)
  const opener = page.getByRole('button', { name: 'Stile' })
  const current = sheet.locator('[aria-current=page]')
  const picture = sheet.locator('figcaption')
  const first = sheet.getByRole('link').first()
  const last = sheet.getByRole('link').last()
  const open = async () => {
    await opener.click()
    await expect(sheet).toHaveAttribute('data-state', 'in-view')
  }

  await test.step('it lists every style and shows the picture of the one below pointer or focus', async () => {
    await expect(current).toHaveCount(0)
    await open()
    const galleries = await (await page.request.get('/illusde/api/galleries/de')).json()
    await expect(sheet.getByRole('link')).toHaveCount(galleries.length)
    await last.hover()
    await expect(picture).toContainText((await last.textContent()) ?? 'nothing')
    await first.focus()
    await expect(picture).toContainText((await first.textContent()) ?? 'nothing')
  })

  await test.step('a click on its title or a blank place leaves it open', async () => {
    await sheet.getByRole('heading', { name: 'Alle Stile' }).click()
    await sheet.click({ position: { x: 4, y: 40 } })
    await expect(sheet).toHaveAttribute('data-state', 'in-view')
  })

  for (const [how, close, isBack] of [
    ['its button', () => sheet.getByRole('button', { name: 'Schließen' }).click(), true],
    ['Escape', () => first.press('Escape'), true],
    ['a click outside', () => page.mouse.click(700, 860), false],
    ['the focus that leaves', () => page.getByRole('link', { name: 'Kontakt' }).first().focus(), false],
    ['its opener', () => opener.click(), true],
  ] as const)
    await test.step(`${how} closes it`, async () => {
      if (await sheet.isHidden()) await open()
      await close()
      await expect(sheet).toBeHidden()
      if (isBack) await expect(opener).toBeFocused()
    })

  await test.step('it closes when its end is scrolled out of view, but only once the detector is armed', async () => {
    await page.clock.pauseAt(Date.now() + A_MINUTE_MS)
    await opener.click()
    await page.clock.runFor(OPENS_WITHIN_MS)
    await expect(sheet).toHaveAttribute('data-state', 'in-view')
    await page.mouse.move(700, 700)
    await page.mouse.wheel(0, 200)
    const detector = page.locator('body > span[style*="absolute"]')
    await expect(detector).toHaveCount(0)
    await passTimeUntil(page, () => expect(detector).toBeAttached({ timeout: 100 }))
    await expect(sheet).toBeVisible()
    await page.mouse.wheel(0, 1500)
    await passTimeUntil(page, () => expect(sheet).toBeHidden({ timeout: 100 }))
    await page.clock.resume()
  })

  await test.step('it closes on navigation, and then marks the new style and shows its picture first', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await open()
    const name = (await last.textContent()) ?? 'nothing'
    const address = await last.getAttribute('href')
    await last.click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(sheet).toBeHidden()
    await expect(current).toHaveText(name)
    await untilHydrated(page)
    await open()
    await expect(picture).toContainText(name)
    await first.click()
    await expect(page).not.toHaveURL(new RegExp(`${address}$`))
    await expect(current).not.toHaveText(name)
    await page.goBack()
    await expect(current).toHaveText(name)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the menu fills the screen, traps the focus, stops scrolling, and restores both', async ({ page }) => {
    await openPage(page, '/')
    const hamburger = page.getByRole('button', { name: 'Menü' })
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await hamburger.click()
    expect(await menu.boundingBox()).toMatchObject(PHONE)
    for (const name of ['Graphic Recording', 'Animation', 'Alle Zeichner', 'Repräsentanz', 'News', 'Kontakt'])
      await expect(menu.getByRole('link', { name })).toBeVisible()
    await page.mouse.wheel(0, 600)
    for (let presses = 0; presses < 16; presses++) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused === document.body || focused?.closest('dialog') !== null
      })
      expect(isInside).toBe(true)
    }
    expect(await scrolled(page)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(hamburger).toBeFocused()

    await test.step('it expands the styles, and closes when one of them is followed', async () => {
      await hamburger.click()
      await menu.getByText('Stile').click()
      const style = menu.locator('details a').first()
      const address = await style.getAttribute('href')
      await style.click()
      await expect(page).toHaveURL(address ?? 'nothing')
      await expect(menu).toBeHidden()
    })
  })
})

test('a new page begins at its top, back and a reload restore the scroll position, and nothing is stored', async ({
  page,
}) => {
  const isBelow = () => expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  const release = await holdScripts(page)
  await page.goto('/allezeichner', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.mouse.wheel(0, 900)
  await isBelow()
  release()
  await untilHydrated(page)

  await test.step('back leads to where somebody had scrolled before the scripts ran', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(/kontakt$/)
    expect(await scrolled(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/allezeichner$/)
    await isBelow()
  })

  await test.step('a reload keeps the place', async () => {
    await page.evaluate(() => scrollTo(0, 900))
    await expect(page.getByRole('button', { name: 'Nach oben' })).toBeVisible()
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(900)
    expect(await storedKeys(page)).toEqual(['consent'])
  })
})

test('the link to the top moves the focus, and the arrows of heroes are there for the keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    localStorage.lightbox = '[{"Id":1},{"Id":"x"},{"Id":1},{"Id":2}]'
  })
  const bring = await hold(page, '**/hero/past')
  await openPage(page, '/')
  const collection = page.getByRole('banner').getByRole('link', { name: 'Auswahl, 2 Bilder' })
  await expect(collection).toHaveAttribute('href', '/auswahl')

  await test.step('the link to the top appears below 200 px', async () => {
    const up = page.getByRole('button', { name: 'Nach oben' })
    await page.evaluate(() => scrollTo(0, 200))
    await expect(up).toBeHidden()
    await page.evaluate(() => scrollTo(0, 201))
    await up.click()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.locator('header a').first()).toBeFocused()
  })

  await test.step('past heroes come at once to who asks for them by keyboard', async () => {
    const previous = page.getByRole('button', { name: 'Vorheriges Titelbild' })
    const next = page.getByRole('button', { name: 'Nächstes Titelbild' })
    await expect(next).toBeHidden()
    await hero(page).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(previous).toBeFocused()
    await expect(previous).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    bring()
    await expect(hero(page)).toContainText(/2 \/ \d/)
    await expect(next).toBeFocused()
  })
})

test('past heroes load 3 s after the start with one request; arrows, keys and swipes switch them', async ({
  page,
}) => {
  await page.clock.install()
  const askedAt = await noteTimes(page, '/hero/past')
  await openPage(page, '/')
  const next = page.getByRole('button', { name: 'Nächstes Titelbild' })
  await passTimeUntil(page, () => expect(next).toBeVisible({ timeout: 300 }))
  await next.click()
  await expect(hero(page)).toContainText(/2 \/ \d/)
  await page.getByRole('button', { name: 'Vorheriges Titelbild' }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(hero(page)).toContainText(/3 \/ \d/)
  // The arrows are below the fold of a window, and the click scrolled to them.
  await page.evaluate(() => scrollTo(0, 0))
  const stage = await hero(page).getByRole('link').boundingBox()
  const [x, y] = [(stage?.x ?? 0) + 400, (stage?.y ?? 0) + 200]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 4 })
  await page.mouse.up()
  await expect(hero(page)).toContainText(/2 \/ \d/)
  expect(new URL(page.url()).pathname).toBe('/')
  const asked = await askedAt()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBeGreaterThanOrEqual(PAST_HEROES_AFTER_MS)
})

test('the current hero stays alone when the past ones fail', async ({ page }) => {
  await page.route('**/hero/past', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.clock.install()
  const told = page.waitForEvent('console', (message) => message.text().startsWith('Past heroes:'))
  await openPage(page, '/')
  await page.clock.fastForward(PAST_HEROES_AFTER_MS)
  await told
  await expect(page.getByRole('button', { name: 'Nächstes Titelbild' })).toHaveCount(0)
  await expect(hero(page).locator('img')).toBeVisible()
})
