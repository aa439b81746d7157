import { expect, test } from '@playwright/test'

/** As wide as they are. */
const SCROLL_BAR = 17

test('between phone and desk the header cuts no entry and shows the tagline where there is room', async ({
  page,
}) => {
  // As it is before the scripts come.
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const path of ['/impressum', '/en/imprint']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
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
