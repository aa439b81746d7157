import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { aWork } from './bring-picture.ts'
import { openPage } from './open-page.ts'

const LANGUAGES = [
  {
    path: '',
    similar: 'Ähnliche Bilder',
    format: 'Format',
    portrait: 'Hochformat',
    reset: 'Filter zurücksetzen',
  },
  { path: '/en', similar: 'Similar images', format: 'Format', portrait: 'Portrait', reset: 'Reset filters' },
] as const

for (const { path, similar, format, portrait, reset } of LANGUAGES) {
  test.describe(`results ${path || '/de'}`, () => {
    test('for a text show images, artists and styles, and can be narrowed and shared', async ({ page }) => {
      await openPage(page, `${path}/image-search?q=wal`)
      await expect(page.locator('[data-image]').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel(format).selectOption({ label: portrait })
      await expect(page).toHaveURL(/q=wal&orientation=portrait$/)
      const shapes = () =>
        page
          .locator('[data-image] img')
          .evaluateAll((images) =>
            images.map((image) => Number(image.getAttribute('height')) > Number(image.getAttribute('width'))),
          )
      await expect.poll(async () => new Set(await shapes())).toEqual(new Set([true]))
      await page.reload()
      await expect(page.getByLabel(format)).toHaveValue('portrait')
      await page.getByRole('link', { name: reset }).click()
      await expect(page).toHaveURL(/q=wal$/)
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
      await first.hover()
      const next = await first.getAttribute('data-image')
      await first.getByRole('link', { name: new RegExp(`^${similar}: `) }).click()
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
    await page.getByLabel('Format').selectOption({ label: 'Querformat' })
    await page.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/orientation=landscape/)
    await expect(page.getByLabel('Format')).toHaveValue('landscape')
    await page.goto('/image-search?url=http://127.0.0.1/x.png')
    await expect(page.getByRole('status').filter({ hasText: 'Unter dieser Adresse' })).toBeVisible()
  })
})

for (const width of [1440, 768, 390]) {
  test(`no overflow at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { id } = await aWork(page)
    for (const query of ['?q=wal', `?like=${id}`, '?q=qqxzzv', '']) {
      await page.goto(`/image-search${query}`)
      const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect({ query, surplus }).toEqual({ query, surplus: 0 })
    }
  })
}
