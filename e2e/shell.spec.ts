import { expect, type Page, test } from '@playwright/test'
import { storedKeys } from './answers.ts'
import { hold, holdScripts } from './hold.ts'
import { giveSignOfLife, openPage, untilHydrated } from './open-page.ts'
import { noteTimes, passTimeUntil } from './page-time.ts'

const PHONE = { width: 390, height: 844 }
/** As wide as they are. */
const SCROLL_BAR = 17
const PAST_HEROES_AFTER_MS = 3_000

function panelOf(page: Page) {
  return page.locator('#all-styles')
}

/** Waits for hydration: without it they open too, but have no states. */
async function openStyles(page: Page) {
  await page.getByRole('button', { name: 'Stile' }).click()
  await expect(panelOf(page)).toHaveAttribute('data-state', 'in-view')
}

test.describe('the style drop-down', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await openStyles(page)
  })

  test('lists every style and shows the picture of the hovered one', async ({ page }) => {
    const sheet = panelOf(page)
    const galleries = await (await page.request.get('/illusde/api/galleries/de')).json()
    await expect(sheet.getByRole('link')).toHaveCount(galleries.length)
    await expect(sheet.getByRole('heading', { name: 'Alle Stile' })).toBeVisible()
    const last = sheet.getByRole('link').last()
    await last.hover()
    await expect(sheet.locator('figcaption')).toContainText((await last.textContent()) ?? 'nothing')
    const first = sheet.getByRole('link').first()
    await first.focus()
    await expect(sheet.locator('figcaption')).toContainText((await first.textContent()) ?? 'nothing')
  })

  test('closes by its button, and the focus returns to the opener', async ({ page }) => {
    await panelOf(page).getByRole('button', { name: 'Schließen' }).click()
    await expect(panelOf(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Stile' })).toBeFocused()
  })

  test('closes by Escape, and the focus returns to the opener', async ({ page }) => {
    await panelOf(page).getByRole('link').first().focus()
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Stile' })).toBeFocused()
  })

  test('closes by a click outside, by the focus leaving, and by its opener', async ({ page }) => {
    await page.mouse.click(700, 860)
    await expect(panelOf(page)).toBeHidden()
    await page.goto('/')
    await openStyles(page)
    await page.getByRole('link', { name: 'Kontakt' }).first().focus()
    await expect(panelOf(page)).toBeHidden()
    await openStyles(page)
    await page.getByRole('button', { name: 'Stile' }).click()
    await expect(panelOf(page)).toBeHidden()
  })

  test('stays open when its title or a blank place in it is clicked', async ({ page }) => {
    await panelOf(page).getByRole('heading', { name: 'Alle Stile' }).click()
    await panelOf(page).click({ position: { x: 4, y: 40 } })
    await expect(panelOf(page)).toHaveAttribute('data-state', 'in-view')
    await page.mouse.click(700, 860)
    await expect(panelOf(page)).toBeHidden()
  })

  test('closes on navigation', async ({ page }) => {
    const style = panelOf(page).getByRole('link').nth(3)
    const address = await style.getAttribute('href')
    await style.click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(panelOf(page)).toBeHidden()
  })

  test('closes when its end is scrolled out of view, but only once the detector is armed', async ({
    page,
  }) => {
    await page.mouse.move(700, 880)
    await page.mouse.wheel(0, 200)
    await expect(panelOf(page)).toBeVisible()
    const detector = page.locator('body > span[style*="absolute"]')
    await expect(detector).toHaveCount(0)
    await passTimeUntil(page, () => expect(detector).toBeAttached({ timeout: 100 }))
    await page.mouse.wheel(0, 1500)
    await expect(panelOf(page)).toBeHidden()
  })
})

test('between phone and desk the header cuts no entry and shows the tagline where there is room', async ({
  page,
}) => {
  for (const path of ['/impressum', '/en/imprint']) {
    await page.goto(path)
    // A scroll bar takes its share of the window.
    await page.evaluate(
      (bar) => document.documentElement.style.setProperty('width', `calc(100vw - ${bar}px)`),
      SCROLL_BAR,
    )
    const faults: string[] = []
    for (let width = 601; width <= 1301; width += 20) {
      await page.setViewportSize({ width, height: 900 })
      const cut = await page.evaluate(() => {
        const shown = [...document.querySelectorAll('header :is(a, li > button, div > button)')].filter(
          (element) => element.checkVisibility() && !element.closest('[popover], dialog'),
        )
        const boxes = shown.map((element) => element.getBoundingClientRect())
        const overlapping = boxes.some((a, at) =>
          boxes
            .slice(at + 1)
            .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        )
        const outside = shown.filter((_, at) => {
          const box = boxes[at]
          return box && (box.left < 0 || box.right > document.documentElement.offsetWidth)
        })
        const tagline = document.querySelector('header a span:nth-child(2)')
        const hasTagline = tagline?.checkVisibility() ?? false
        return [
          ...outside.map((element) => element.textContent),
          ...(overlapping ? ['overlapping'] : []),
          ...(hasTagline === innerWidth >= 1024 ? [] : ['tagline']),
        ]
      })
      faults.push(...cut.map((name) => `${width}: ${name}`))
    }
    expect.soft(faults, path).toEqual([])
  }
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE })

  test('fills the screen, traps the focus, stops scrolling, and restores both', async ({ page }) => {
    await openPage(page, '/')
    const hamburger = page.getByRole('button', { name: 'Menü' })
    await hamburger.click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
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
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(hamburger).toBeFocused()
  })

  test('expands the styles, and closes when one of them is followed', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Menü' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await menu.getByText('Stile').click()
    await menu.locator('details a').first().click()
    await expect(menu).toBeHidden()
    await expect(page.locator('h1')).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('styles and phone menu open and close', async ({ page }) => {
    await page.goto('/impressum', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Stile' }).click()
    await expect(panelOf(page).getByRole('link').first()).toBeVisible()
    await panelOf(page).getByRole('button', { name: 'Schließen' }).click()
    await expect(panelOf(page)).toBeHidden()
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(page.locator('#menu').getByRole('link', { name: 'Kontakt' })).toBeVisible()
    await page.locator('#menu').getByRole('button', { name: 'Schließen' }).click()
    await expect(page.locator('#menu')).toBeHidden()
  })
})

test.describe('navigation', () => {
  test('a new page begins at its top, back restores the scroll position, and nothing is stored', async ({
    page,
  }) => {
    await openPage(page, '/allezeichner')
    await page.evaluate(() => scrollTo(0, 900))
    await expect(page.getByRole('button', { name: 'Nach oben' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).press('Enter')
    await expect(page).toHaveURL(/impressum$/)
    await expect(page.locator('h1')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/allezeichner$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    expect(await storedKeys(page)).toEqual(['consent'])
  })

  test('back leads to where somebody had scrolled before the scripts ran', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/allezeichner', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    release()
    await untilHydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(/kontakt$/)
    await expect(page.locator('h1')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/allezeichner$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  })

  test('a reloaded page keeps its scroll position, and nothing is stored', async ({ page }) => {
    await openPage(page, '/allezeichner')
    await page.evaluate(() => scrollTo(0, 900))
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    expect(await storedKeys(page)).toEqual(['consent'])
  })

  test('the new page is announced, and its heading has the focus', async ({ page }) => {
    await openPage(page, '/')
    await page
      .getByRole('navigation', { name: 'Hauptmenü' })
      .getByRole('link', { name: 'Alle Zeichner' })
      .click()
    await expect(page.locator('h1')).toBeFocused()
    await expect(page.getByRole('status').last()).toHaveText(await page.title())
  })

  test('the link to the top appears below 200 px and moves the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, '/')
    const up = page.getByRole('button', { name: 'Nach oben' })
    await page.evaluate(() => scrollTo(0, 200))
    await expect(up).toBeHidden()
    await page.evaluate(() => scrollTo(0, 201))
    await up.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.locator('header a').first()).toBeFocused()
  })
})

test.describe('heroes', () => {
  const hero = (page: Page) => page.getByRole('region', { name: 'Titelbilder' })

  test('past ones load 3 s after the start with one request; arrows, keys and swipes switch them', async ({
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

  test('the arrows are there for the keyboard before the past ones, which then come at once', async ({
    page,
  }) => {
    const bring = await hold(page, '**/hero/past')
    await openPage(page, '/')
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

  test('the current one stays alone when the past ones fail', async ({ page }) => {
    await page.route('**/hero/past', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.clock.install()
    const told = page.waitForEvent('console', (message) => message.text().startsWith('Past heroes:'))
    await openPage(page, '/')
    await page.clock.fastForward(PAST_HEROES_AFTER_MS)
    await told
    await expect(page.getByRole('button', { name: 'Nächstes Titelbild' })).toHaveCount(0)
    await expect(hero(page).locator('img')).toBeVisible()
  })
})

test('the count of the collection is shown, and corrupt data counts as empty', async ({ page }) => {
  await openPage(page, '/')
  const save = (value: string) => page.evaluate((text) => localStorage.setItem('lightbox', text), value)
  await save('[{"Id":1},{"Id":2}]')
  await page.reload()
  await giveSignOfLife(page)
  const inHeader = page.getByRole('banner')
  await expect(inHeader.getByRole('link', { name: 'Auswahl, 2 Bilder' })).toHaveAttribute('href', '/auswahl')
  await save('{broken')
  await page.reload()
  await giveSignOfLife(page)
  await expect(inHeader.getByRole('link', { name: 'Auswahl', exact: true })).toBeVisible()
})
