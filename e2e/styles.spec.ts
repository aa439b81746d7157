import { expect, type Page, test } from '@playwright/test'
import { openPage, watchTraffic } from './open-page.ts'

/** No page links to it without a search. */
const START = '/image-search'
/** One page of each kind, each linked from all pages or from one before it. */
const WAYS = ['/auswahl', '/news', '/kontakt', '/', '/team', '/animation', '/allezeichner']

type Look = Record<string, string[]>

/** What an element has from the one around it, unless a style sheet says otherwise. */
const INHERITED = ['color', 'fontSize', 'fontStretch', 'fontWeight', 'lineHeight', 'letterSpacing'] as const

/** Addresses of the style sheets in the document, those that are inline counted as well. */
function sheetsOf(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href),
    )
}

/** What style sheets say of the elements of the page's own content, by their classes. */
function lookOf(page: Page): Promise<Look> {
  return page.evaluate((inherited) => {
    // Also what nobody has scrolled to.
    document.documentElement.setAttribute('data-drawn', '')
    const look: Record<string, Set<string>> = {}
    for (const element of document.querySelectorAll('main [class]:not(:focus)')) {
      // What is not shown yet may be shown later.
      if (element.getBoundingClientRect().width === 0) continue
      const style = getComputedStyle(element)
      const { display, position, backgroundColor, backgroundImage, padding, opacity, rowGap } = style
      const { borderWidth, borderRadius } = style
      // A picture brings its ground itself, and grids show other pictures each minute.
      const ground = element.hasAttribute('style') ? '' : backgroundColor
      const own = [
        display,
        position,
        ground,
        backgroundImage,
        padding,
        opacity,
        rowGap,
        borderWidth,
        borderRadius,
      ]
      // What it has from where it stands is not its own: a name stands in large and in small texts.
      const around = element.parentElement && getComputedStyle(element.parentElement)
      const type = inherited.map((property) =>
        style[property] === around?.[property] ? '' : style[property],
      )
      look[`${element.localName} ${element.className}`] ??= new Set()
      look[`${element.localName} ${element.className}`]?.add([...own, ...type].join(' '))
    }
    return Object.fromEntries(Object.entries(look).map(([name, looks]) => [name, [...looks].sort()]))
  }, INHERITED)
}

/** The part of a look that another one has as well. */
function shared(look: Look, other: Look): Look {
  return Object.fromEntries(Object.entries(look).filter(([name]) => name in other))
}

test('a page looks the same to whoever came from other pages as to whoever opened it', async ({ page }) => {
  const traffic = watchTraffic(page)
  await openPage(page, START)
  const looks: Record<string, Look> = {}
  const visit = async (link: string) => {
    // The address changes a moment before the page does.
    await page.locator('main h1').evaluateAll((left) => left.map((one) => one.setAttribute('data-left', '')))
    await page.locator(link).first().dispatchEvent('click')
    await expect(page).toHaveURL(
      (url) => !Object.keys(looks).includes(url.pathname) && url.pathname !== START,
    )
    await expect(page.locator('main h1:not([data-left])').first()).toBeAttached()
    await traffic()
    looks[new URL(page.url()).pathname] = await lookOf(page)
  }
  for (const way of WAYS) await visit(`a[href="${way}"]`)
  await visit('a[href="/aquarell"]')
  const sheets = await sheetsOf(page)
  expect(sheets).toEqual([...new Set(sheets)])
  expect(Object.keys(looks)).toHaveLength(WAYS.length + 1)
  for (const [path, look] of Object.entries(looks)) {
    await openPage(page, path)
    await traffic()
    const opened = await lookOf(page)
    const [came, direct] = [shared(look, opened), shared(opened, look)]
    expect.soft(Object.keys(direct).length, path).toBeGreaterThan(2)
    expect.soft(came, path).toEqual(direct)
  }
})

test('what is below the fold is not laid out until somebody scrolls, and then all of it', async ({
  page,
}) => {
  const traffic = watchTraffic(page)
  await openPage(page, '/')
  await traffic()
  const footer = page.getByRole('contentinfo')
  const isDrawn = () =>
    footer.evaluate((place) => place.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isDrawn()).toBe(false)
  await page.mouse.wheel(0, 100)
  await expect.poll(isDrawn).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-drawn')
})
