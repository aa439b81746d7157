import { expect, type Page, test } from '@playwright/test'
import { DAY_MS } from '#platform/durations.ts'
import { expectAccessible } from './accessible.ts'
import { storedKeys } from './answers.ts'
import { openPage } from './open-page.ts'
import { aNetwork } from './visitor.ts'
import { CONTEXT_OF, press } from './ways-of-use.ts'

const KEY = 'applicationDraft'

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(aNetwork())
})

async function typeDraft(page: Page, path: string, name: string, statement: string) {
  await openPage(page, path)
  expect(await storedKeys(page)).not.toContain(KEY)
  await page.getByLabel(name, { exact: true }).fill('Kim Pinsel')
  await page.getByLabel(statement).fill('Tiere mit Tusche.')
  await page.locator('input[type=file]').setInputFiles([
    { name: 'wal.png', mimeType: 'image/png', buffer: Buffer.from('x') },
    { name: 'hafen.png', mimeType: 'image/png', buffer: Buffer.from('y') },
  ])
  await expect.poll(() => page.evaluate((key) => localStorage[key] ?? '', KEY)).toContain('hafen.png')
  await expect.poll(() => page.evaluate((key) => localStorage[key] ?? '', KEY)).toContain('Tusche')
}

for (const { path, way, name, statement, back, files, kept, drop, dropped } of [
  {
    path: '/kontakt/artist',
    way: 'keyboard' as const,
    name: 'Name',
    statement: 'Über Ihre Arbeit',
    back: /^Ihr Entwurf vom \d+\. .* ist wieder da\.$/,
    files: /Bitte wählen Sie diese noch einmal: wal\.png, hafen\.png$/,
    kept: /behält dieser Browser bis zu 30 Tage/,
    drop: 'Entwurf löschen',
    dropped: 'Der Entwurf ist gelöscht.',
  },
  {
    path: '/en/kontakt/artist',
    way: 'touch' as const,
    name: 'Name',
    statement: 'About your work',
    back: /^Your draft from \d+ .* is back\.$/,
    files: /Please choose these again: wal\.png, hafen\.png$/,
    kept: /keeps what you write here for up to 30 days/,
    drop: 'Delete the draft',
    dropped: 'The draft is deleted.',
  },
])
  test.describe(`by ${way}`, () => {
    test.use(CONTEXT_OF[way])

    test(`an application that was begun at ${path} survives closing the browser, and can be deleted`, async ({
      context,
      page,
    }) => {
      await typeDraft(page, path, name, statement)
      await expect(page.getByText(kept)).toBeVisible()
      await page.close()
      const later = await context.newPage()
      await openPage(later, path)
      await expect(later.getByText(back)).toBeVisible()
      await expect(later.getByText(files)).toBeVisible()
      await expect(later.getByLabel(name, { exact: true })).toHaveValue('Kim Pinsel')
      await expectAccessible(later)
      await later
        .locator('input[type=file]')
        .setInputFiles({ name: 'wal.png', mimeType: 'image/png', buffer: Buffer.from('x') })
      await expect(later.getByText(/: hafen\.png$/)).toBeVisible()
      await press(later.getByRole('button', { name: 'wal.png' }), way)
      await press(later.getByRole('button', { name: drop }), way)
      await expect(later.getByText(dropped)).toBeVisible()
      await expect(later.getByLabel(statement)).toHaveValue('')
      await later.reload()
      await expect(later.getByText(kept)).toBeVisible()
      await expect(later.getByLabel(statement)).toHaveValue('')
      expect(await storedKeys(later)).not.toContain(KEY)
    })
  })

test('a draft of more than 30 days, and one that cannot be read, are dropped', async ({ page }) => {
  const old = { savedAt: Date.now() - 31 * DAY_MS, entries: [['name', 'Kim']], fileNames: [] }
  for (const text of [JSON.stringify(old), '{']) {
    await page.goto('/kontakt/artist')
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const)
    await openPage(page, '/kontakt/artist')
    await expect(page.getByText(/behält dieser Browser/)).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    expect(await storedKeys(page)).not.toContain(KEY)
  }
})

test('a browser without storage promises nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openPage(page, '/kontakt/artist')
  await page.getByLabel('Name', { exact: true }).fill('Kim Pinsel')
  await expect(page.getByText(/behält dieser Browser/)).toHaveCount(0)
})
