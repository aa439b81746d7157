import { expect } from '@playwright/test'
import { configuration as german } from '#admin/messages/de/on-demand/configuration.ts'
import { configuration as english } from '#admin/messages/en/on-demand/configuration.ts'
import { expectAccessible } from './accessible.ts'
import { hold } from './hold.ts'
import { test } from './signed-in.ts'
import { speak } from './staff-language.ts'

const LANGUAGES = [
  { language: 'Deutsch', loading: 'Wird geladen', configured: german },
  { language: 'English', loading: 'Loading', configured: english },
] as const

for (const { language, loading, configured } of LANGUAGES) {
  test(`${language}: images and a record that are on their way have their places, and then stand there`, async ({
    page,
    room,
  }) => {
    await page.goto(room)
    await speak(page, language)
    const letImages = await hold(page, '**/api/admin/images?*')
    const letStyles = await hold(page, '**/api/admin/galleries?*')
    await page.goto(`${room}/images`)
    const places = page.locator('main li[aria-hidden]')
    await expect(places).toHaveCount(24)
    const place = await places.first().boundingBox()
    letImages()
    letStyles()
    const tiles = page.getByRole('main').getByRole('listitem')
    const tile = tiles.filter({ has: page.getByRole('checkbox') }).first()
    await expect(tile).toBeVisible()
    await expect(places).toHaveCount(0)
    const stands = await tile.boundingBox()
    expect([stands?.x, stands?.width]).toEqual([place?.x, place?.width])
    expect(Math.abs((stands?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2)

    const letRecord = await hold(page, '**/api/admin/artists/1')
    await page.goto(`${room}/artists/1`)
    const form = page.getByRole('status', { name: loading })
    await expect(form).toBeVisible()
    await expectAccessible(page)
    letRecord()
    await expect(page.locator('input[name="Name"]')).toBeVisible()
    await expect(form).toHaveCount(0)
  })

  test(`${language}: settings say what the server sets, and whether by a variable`, async ({
    page,
    room,
  }) => {
    await page.goto(`${room}/settings`)
    await speak(page, language)
    const values = page.getByRole('region', { name: configured.title })
    const partOf = (name: string) =>
      values.locator('div', { has: page.getByText(configured.names[name] ?? '', { exact: true }) }).last()
    await expect(partOf('DATA_DIR')).toContainText(configured.from.environment('DATA_DIR'))
    await expect(partOf('TRUST_PROXY')).toContainText('TRUST_PROXY')
    await expect(partOf('FILE_STORE')).toContainText(configured.values.FILE_STORE?.folder ?? '?')
    await expect(partOf('S3_BUCKET')).toContainText(configured.not_set)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(values).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}

test('who is signed in is asked for the page and for the list, and not once more for the name', async ({
  page,
  room,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${room}/images`)
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Konto|Account): Frieda Probe$/ })).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/get-session')).length).toBeLessThanOrEqual(2)
})
