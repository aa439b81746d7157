import { expect, type Page } from '@playwright/test'
import { PHONE, resizeTo, show, surplusWidth, WIDE } from '../admin-page.ts'
import { test } from '../signed-in.ts'

const listOf = (artist: number) =>
  `/images?filter=${encodeURIComponent(JSON.stringify({ ArtistId: artist }))}`
const ticksOf = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('checkbox')
const selected = (page: Page, count: number) => page.getByText(`${count} ausgewählt`, { exact: true })

test('what can be done with a selection covers no filter and widens no page, and the selection ends with the visit', async ({
  admin: page,
}) => {
  for (const width of [WIDE, PHONE]) {
    await resizeTo(page, width)
    await show(page, listOf(52))
    const first = ticksOf(page).nth(0)
    const tileBefore = await first.boundingBox()
    await first.click()
    await expect(selected(page, 1)).toBeVisible()
    expect(await surplusWidth(page)).toBe(0)
    // The first tile stays where it was, and each filter is what a pointer meets at its place.
    expect((await first.boundingBox())?.y).toBe(tileBefore?.y)
    const filters = page.getByRole('main').getByRole('search').or(page.getByRole('main').locator('form'))
    for (const input of await filters.locator('input:visible').all()) {
      const isMet = await input.evaluate((field) => {
        const { x, y, width: across, height: down } = field.getBoundingClientRect()
        const around = field.closest('.MuiFormControl-root') ?? field
        return around.contains(document.elementFromPoint(x + across / 2, y + down / 2))
      })
      expect(isMet).toBe(true)
    }
    for (const name of ['Gemeinsam bearbeiten', 'Löschen']) {
      const isMet = await page.getByRole('button', { name }).evaluate((button) => {
        const { x, y, width: across, height: down } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + across / 2, y + down / 2))
      })
      expect(isMet).toBe(true)
    }
    await page.getByRole('link', { name: /, / }).first().click()
    await expect(page.getByLabel('Titel (Deutsch)')).toBeVisible()
    await page.getByRole('link', { name: 'Zurück' }).click()
    await expect(first).toBeVisible()
    await expect(selected(page, 1)).toHaveCount(0)
  }
})
