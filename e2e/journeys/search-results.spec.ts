import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { aWork } from '../bring-picture.ts'
import { openPage } from '../open-page.ts'

const PHONE = { width: 390, height: 844 }

test('results for a text show images, artists and styles, and can be narrowed and shared', async ({
  page,
}) => {
  await openPage(page, '/image-search?q=wal')
  await expect(page.locator('[data-image]').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ Bilder$/ })).toBeVisible()
  await expectAccessible(page)
  const format = page.getByLabel('Format', { exact: true })
  const filters = page.getByRole('button', { name: 'Filtern', exact: true })

  await test.step('narrowed to one format', async () => {
    await filters.click()
    const inPortrait = format.locator('option', { hasText: /^Hochformat \(\d+\)$/ })
    await format.selectOption({ label: (await inPortrait.textContent()) ?? '' })
    await expect(page).toHaveURL(/q=wal&format=portrait$/)
    await expect.poll(async () => new Set(await areUpright(page))).toEqual(new Set([true]))
    await page.reload()
    await expect(format).toHaveValue('portrait')
  })

  await page.setViewportSize(PHONE)
  await test.step('on a phone the filters are behind one button', async () => {
    await expect(format).toBeHidden()
    await expect(page.getByRole('button', { name: '1 Filter aktiv' })).toBeVisible()
    await page.getByRole('link', { name: /^Filter entfernen: Hochformat$/ }).click()
    await expect(filters).toBeVisible()
    await expect(page).toHaveURL(/q=wal$/)
  })

  await test.step('the way to styles and artists scrolls sideways, by keyboard as well', async () => {
    const main = page.getByRole('main')
    const styles = main.getByRole('list', { name: 'Stile, die dazu passen' }).getByRole('link')
    await expect(styles.last()).not.toBeInViewport()
    await main.getByRole('button', { name: 'Suchen', exact: true }).focus()
    const count = await styles.count()
    for (let presses = 0; presses < count; presses += 1) await page.keyboard.press('Tab')
    await expect(styles.last()).toBeFocused()
    await expect(styles.last()).toBeInViewport({ ratio: 0.5 })
    const edges = await main
      .locator('ul[aria-labelledby] a')
      .evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      )
    expect(edges.filter(({ left }, at) => left < (edges[at - 1]?.right ?? left))).toEqual([])
  })
})

function areUpright(page: Page): Promise<boolean[]> {
  return page
    .locator('[data-image] img')
    .evaluateAll((images) =>
      images.map((image) => Number(image.getAttribute('height')) > Number(image.getAttribute('width'))),
    )
}

test('results say that no image passes all filters, and show others', async ({ page }) => {
  await openPage(page, '/en/image-search?q=wal&gallery=none&orientation=square')
  const none = page.getByRole('status').filter({ hasText: 'No image matches all your filters.' })
  await expect(none).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('button', { name: '2 filters on' })).toBeVisible()
  await expect(page.locator('[data-image]').first()).toBeVisible()
  await expectAccessible(page)
})

test('results for an image show it, weigh content against style, and link to further similar images', async ({
  page,
}) => {
  const { id } = await aWork(page)
  await openPage(page, `/en/image-search?like=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Similar images' })).toBeVisible()
  await expect(page.locator(`img[src*="/320/${id}.webp"]`)).toBeVisible()
  const first = page.locator('[data-image]').first()
  await expect(first).toBeVisible()
  await expect(first).not.toHaveAttribute('data-image', String(id))
  await expectAccessible(page)
  await page.getByRole('slider').focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/style=1$/)
  // By keyboard: below a resting pointer a slideshow begins, and the link is about the image that it shows.
  const link = first.getByRole('link', { name: /^Similar images: / })
  await expect(link).toHaveText('Similar images')
  const next = await first.getAttribute('data-image')
  await link.press('Enter')
  await expect(page).toHaveURL(new RegExp(`like=${next}$`))
})
