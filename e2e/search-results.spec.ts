import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aWork } from './bring-picture.ts'
import { openPage } from './open-page.ts'

const LANGUAGES = [
  {
    path: '',
    similar: 'Ähnliche Bilder',
    format: 'Format',
    portrait: /^Hochformat \(\d+\)$/,
    remove: /^Filter entfernen: Hochformat$/,
    filters: 'Filtern',
    active: ['1 Filter aktiv', '2 Filter aktiv'],
    none: 'Kein Bild passt zu allen Filtern.',
    counted: /^\d+ Bilder$/,
    styles: 'Stile, die dazu passen',
  },
  {
    path: '/en',
    similar: 'Similar images',
    format: 'Format',
    portrait: /^Portrait \(\d+\)$/,
    remove: /^Remove filter: Portrait$/,
    filters: 'Filter',
    active: ['1 filter on', '2 filters on'],
    none: 'No image matches all your filters.',
    counted: /^\d+ images$/,
    styles: 'Matching styles',
  },
] as const

for (const { path, similar, format, portrait, remove, filters, active, none, counted, styles } of LANGUAGES) {
  test.describe(`results ${path || '/de'}`, () => {
    test('for a text show images, artists and styles, and can be narrowed and shared', async ({ page }) => {
      await openPage(page, `${path}/image-search?q=wal`)
      await expect(page.locator('[data-image]').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: counted })).toBeVisible()
      await expectAccessible(page)
      const inPortrait = page.getByLabel(format, { exact: true }).locator('option', { hasText: portrait })
      await page
        .getByLabel(format, { exact: true })
        .selectOption({ label: (await inPortrait.textContent()) ?? '' })
      await expect(page).toHaveURL(/q=wal&format=portrait$/)
      const shapes = () =>
        page
          .locator('[data-image] img')
          .evaluateAll((images) =>
            images.map((image) => Number(image.getAttribute('height')) > Number(image.getAttribute('width'))),
          )
      await expect.poll(async () => new Set(await shapes())).toEqual(new Set([true]))
      await page.reload()
      await expect(page.getByLabel(format, { exact: true })).toHaveValue('portrait')
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.getByLabel(format, { exact: true })).toBeHidden()
      await expect(page.getByRole('button', { name: active[0] })).toBeVisible()
      await page.getByRole('link', { name: remove }).click()
      await expect(page.getByRole('button', { name: filters, exact: true })).toBeVisible()
      await expect(page).toHaveURL(/q=wal$/)
    })

    test('scroll the way to styles and artists sideways, by keyboard as well', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage(page, `${path}/image-search?q=wal`)
      const main = page.getByRole('main')
      const last = main.getByRole('list', { name: styles }).getByRole('link').last()
      await expect(last).not.toBeInViewport()
      await main.getByRole('button', { name: filters, exact: true }).focus()
      const count = await main.getByRole('list', { name: styles }).getByRole('link').count()
      for (let presses = 0; presses < count; presses += 1) await page.keyboard.press('Tab')
      await expect(last).toBeFocused()
      await expect(last).toBeInViewport({ ratio: 1 })
      const edges = await main
        .locator('ul[aria-label] a')
        .evaluateAll((links) =>
          links.map((link) => link.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        )
      expect(edges.filter(({ left }, at) => left < (edges[at - 1]?.right ?? left))).toEqual([])
    })

    test('say that no image passes all filters, and show others', async ({ page }) => {
      await openPage(page, `${path}/image-search?q=wal&gallery=none&orientation=square`)
      await expect(page.getByRole('status').filter({ hasText: none })).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.getByRole('button', { name: active[1] })).toBeVisible()
      await expect(page.locator('[data-image]').first()).toBeVisible()
      await expectAccessible(page)
    })

    test('for an image show it, weigh content against style, and link to further similar images', async ({
      page,
    }) => {
      const { id } = await aWork(page)
      await openPage(page, `${path}/image-search?like=${id}`)
      await expect(page.getByRole('heading', { level: 1, name: similar })).toBeVisible()
      await expect(page.locator(`img[src*="/320/${id}.webp"]`)).toBeVisible()
      const first = page.locator('[data-image]').first()
      await expect(first).toBeVisible()
      await expect(first).not.toHaveAttribute('data-image', String(id))
      await expectAccessible(page)
      await page.getByRole('slider').focus()
      await page.keyboard.press('End')
      await expect(page).toHaveURL(/style=1$/)
      // By keyboard: below a resting pointer a slideshow begins, and the link is about the image that it shows.
      const link = first.getByRole('link', { name: new RegExp(`^${similar}: `) })
      const next = await first.getAttribute('data-image')
      await link.press('Enter')
      await expect(page).toHaveURL(new RegExp(`like=${next}$`))
    })
  })
}

test('the zoom shows similar images and links to more of them', async ({ page }) => {
  const { id } = await aWork(page)
  await openPage(page, `/image-search?like=${id}&bild=${id}`)
  const zoom = page.getByRole('dialog', { name: 'Bildansicht' })
  await expect(zoom.getByRole('region', { name: 'Ähnliche Bilder' }).getByRole('link')).toHaveCount(4)
  await expect(zoom.getByRole('link', { name: 'Ähnliche Bilder', exact: true })).toHaveAttribute(
    'href',
    `/image-search?like=${id}`,
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('results are filtered by a button, and an invalid address shows an error', async ({ page }) => {
    await page.goto('/image-search?q=wal')
    await page.getByLabel('Format', { exact: true }).selectOption('landscape')
    await page.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/[?&]format=landscape/)
    await expect(page.getByLabel('Format', { exact: true })).toHaveValue('landscape')
    await page.goto('/image-search?url=http://127.0.0.1/x.png')
    await expect(page.getByRole('status').filter({ hasText: 'Unter dieser Adresse' })).toBeVisible()
  })
})

/** So much of the window may come before the first image. */
const FIRST_IMAGE_ABOVE = 0.6

for (const size of [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]) {
  test(`images come first and nothing overflows at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size)
    const { id } = await aWork(page)
    const [artist] = await (await page.request.get('/illusde/api/artists/all')).json()
    const searches = [
      '?q=wal',
      `?q=${artist.Name}`,
      `?like=${id}`,
      `?like=${id}&part=0,0,50,50&style=0&q=wal`,
      '?q=qqxzzv',
      '?q=wal&gallery=none',
    ]
    for (const query of [...searches, '']) {
      await page.goto(`/image-search${query}`)
      const { surplus, top } = await page.evaluate(() => ({
        surplus: document.documentElement.scrollWidth - innerWidth,
        top: document.querySelector('main [data-image]')?.getBoundingClientRect().top ?? 0,
      }))
      expect.soft({ query, surplus }).toEqual({ query, surplus: 0 })
      expect.soft(top, query).toBeLessThan(FIRST_IMAGE_ABOVE * size.height)
    }
  })
}
