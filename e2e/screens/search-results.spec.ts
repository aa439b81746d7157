import { expect, type Page, test } from '@playwright/test'
import { aWork } from '../bring-picture.ts'

/** So much of the window may come before the first image. */
const WINDOWS = [
  { width: 1440, height: 900, above: 0.55 },
  { width: 768, height: 1024, above: 0.6 },
  { width: 390, height: 844, above: 0.6 },
]

test('images come first in the results of every search, and nothing overflows', async ({ page }) => {
  // As it is before the scripts come: no filter may stand open, and nothing may come later in between.
  await page.route('**/assets/*.js', (route) => route.abort())
  const { id } = await aWork(page)
  const [artist] = await (await page.request.get('/illusde/api/artists/all')).json()
  for (const query of [
    '?q=wal',
    `?q=${artist.Name}`,
    `?like=${id}`,
    `?like=${id}&part=0,0,50,50&style=0&q=wal`,
    '?q=qqxzzv',
    '?q=wal&gallery=none',
    '',
  ])
    await test.step(`/image-search${query}`, async () => {
      await page.goto(`/image-search${query}`, { waitUntil: 'domcontentloaded' })
      for (const { above, ...size } of WINDOWS) {
        await page.setViewportSize(size)
        const { surplus, controls, cut, top } = await measure(page)
        expect.soft({ ...size, surplus, controls }).toEqual({ ...size, surplus: 0, controls: 0 })
        // Nothing scrolls sideways in wide windows.
        if (size.width > 1024) expect.soft(cut).toBe(0)
        expect.soft(top, `at ${size.width}`).toBeLessThan(above * size.height)
      }
    })
})

function measure(page: Page) {
  return page.evaluate(() => ({
    surplus: document.documentElement.scrollWidth - innerWidth,
    controls: [...document.querySelectorAll('main :is(select, input[type=checkbox])')].filter((control) =>
      control.checkVisibility(),
    ).length,
    cut: [...document.querySelectorAll('main :is(a, button)')].filter(
      (control) => control.getBoundingClientRect().right > innerWidth,
    ).length,
    top: document.querySelector('main [data-image]')?.getBoundingClientRect().top ?? 0,
  }))
}
