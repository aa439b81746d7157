import { expect, type Page } from '@playwright/test'
import staffTexts from '#messages/staff.de.json' with { type: 'json' }
import german from '#messages/staff-configuration.de.json' with { type: 'json' }
import english from '#messages/staff-configuration.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import { expectAccessible } from '../accessible.ts'
import { show } from '../admin-page.ts'
import { hold } from '../hold.ts'
import { test } from '../signed-in.ts'
import { speak } from '../staff-language.ts'

const { errors, loading } = staffTexts

/** What was read once is shown from memory, so this needs a page in which nothing was read yet. */
test('what is on its way has its place and then stands there; what could not be loaded says so and loads at the next try', async ({
  page,
  room,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
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

  await test.step('who is signed in is asked for the page and for the list, and not once more for the name', async () => {
    await expect(page.getByRole('button', { name: 'Konto: Frieda Probe' })).toBeVisible()
    expect(asked.filter((path) => path.endsWith('/get-session')).length).toBeLessThanOrEqual(2)
  })

  await test.step('a form on its way says so in both languages', async () => {
    const letRecord = await hold(page, '**/api/admin/artists/1')
    await show(page, '/artists/1')
    await expect(page.getByRole('status', { name: 'Wird geladen' })).toBeVisible()
    await expectAccessible(page)
    await speak(page, 'English')
    const form = page.getByRole('status', { name: 'Loading' })
    await expect(form).toBeVisible()
    letRecord()
    await expect(page.locator('input[name="Name"]')).toBeVisible()
    await expect(form).toHaveCount(0)
    await speak(page, 'Deutsch')
  })

  await test.step('a list and a record that could not be loaded', async () => {
    const failing = await failAt(page, /\/api\/admin\/testimonials[?/]/)
    await show(page, '/testimonials')
    await expect(page.getByText(loading.failed)).toBeVisible()
    // Nothing was typed into a list.
    await expect(page.getByText(errors.kept)).toHaveCount(0)
    await expect(page.getByText(/von \d+/)).toHaveCount(0)
    failing.end()
    await page.getByRole('button', { name: loading.retry }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const record = await failAt(page, /\/api\/admin\/news\/1$/)
    await show(page, '/news/1')
    await expect(page.getByText(loading.failed)).toBeVisible()
    expect(page.url()).toBe(`${room}/news/1`)
    record.end()
    await page.getByRole('button', { name: loading.retry }).click()
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible()
    await show(page, '/galleries/99999')
    await expect(page.getByText(loading.missing)).toBeVisible()
  })
})

/** Answers with a server error until it is ended. */
async function failAt(page: Page, address: RegExp): Promise<{ end: () => void }> {
  let isBroken = true
  await page.route(address, (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  return { end: () => (isBroken = false) }
}

const LANGUAGES = [
  { language: 'Deutsch', configured: german },
  { language: 'English', configured: english },
] as const

test('settings say what the server sets, and whether by a variable, in both languages', async ({
  admin: page,
}) => {
  await show(page, '/settings')
  for (const { language, configured } of LANGUAGES) {
    await speak(page, language)
    const values = page.getByRole('region', { name: configured.title })
    const partOf = (name: keyof typeof configured.names) =>
      values.locator('div', { has: page.getByText(configured.names[name], { exact: true }) }).last()
    await expect(partOf('DATA_DIR')).toContainText(fill(configured.from.environment, { name: 'DATA_DIR' }))
    await expect(partOf('TRUST_PROXY')).toContainText('TRUST_PROXY')
    await expect(partOf('FILE_STORE')).toContainText(configured.values.FILE_STORE.folder)
    await expect(partOf('S3_BUCKET')).toContainText(configured.not_set)
  }
})
