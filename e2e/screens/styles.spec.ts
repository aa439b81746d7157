import { expect, type Page, test } from '@playwright/test'
import { holdScripts } from '../hold.ts'
import { untilHydrated, watchTraffic } from '../open-page.ts'

/** One page of each kind. */
const PAGES = [
  '/auswahl',
  '/news',
  '/kontakt',
  '/',
  '/team',
  '/animation',
  '/allezeichner',
  '/image-search',
  '/aquarell',
]

type Look = Record<string, string[]>

/** What an element has from the one around it, unless a style sheet says otherwise. */
const INHERITED = ['color', 'fontSize', 'fontStretch', 'fontWeight', 'lineHeight', 'letterSpacing'] as const

/** What style sheets say of the elements of the page's own content, by their classes. */
function lookOf(page: Page): Promise<Look> {
  return page.evaluate((inherited) => {
    // Also what nobody has scrolled to.
    document.documentElement.setAttribute('data-drawn', '')
    const look: Record<string, Set<string>> = {}
    // Selects get the site's own look late, where the browser can (ui/pickers.css).
    for (const element of document.querySelectorAll('main [class]:not(:focus, select)')) {
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

test('style sheets of what comes late change nothing of what is there', async ({ page }) => {
  const traffic = watchTraffic(page)
  for (const path of PAGES) {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const early = await lookOf(page)
    release()
    await untilHydrated(page)
    await traffic()
    const late = await lookOf(page)
    const [before, after] = [shared(early, late), shared(late, early)]
    expect.soft(Object.keys(before).length, path).toBeGreaterThan(1)
    expect.soft(after, path).toEqual(before)
    await page.unrouteAll()
  }
})
