import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { storedKeys } from '../answers.ts'
import { openPage } from '../open-page.ts'
import { aNetwork } from '../visitor.ts'
import { CONTEXT_OF } from '../ways-of-use.ts'

const KEY = 'applicationDraft'
const WAL = { name: 'wal.png', mimeType: 'image/png', buffer: Buffer.from('x') }
const HAFEN = { name: 'hafen.png', mimeType: 'image/png', buffer: Buffer.from('y') }

test.use({ ...CONTEXT_OF.touch, extraHTTPHeaders: aNetwork() })

test('an application that was begun survives closing the browser, and can be deleted', async ({
  context,
  page,
}) => {
  await test.step('what is typed and chosen is kept', async () => {
    await openPage(page, '/kontakt/artist')
    expect(await storedKeys(page)).not.toContain(KEY)
    await page.getByLabel('Name', { exact: true }).fill('Kim Pinsel')
    await page.getByLabel('Über Ihre Arbeit').fill('Tiere mit Tusche.')
    await page.locator('input[type=file]').setInputFiles([WAL, HAFEN])
    const draft = () => page.evaluate((key) => localStorage[key] ?? '', KEY)
    await expect.poll(draft).toContain('hafen.png')
    await expect.poll(draft).toContain('Tusche')
    await expect(page.getByText(/behält dieser Browser bis zu 30 Tage/)).toBeVisible()
    await page.close()
  })

  const later = await context.newPage()
  await openPage(later, '/kontakt/artist')
  await test.step('all of it comes back but the files, which are named', async () => {
    await expect(later.getByText(/^Ihr Entwurf vom \d+\. .* ist wieder da\.$/)).toBeVisible()
    await expect(later.getByText(/Bitte wählen Sie diese noch einmal: wal\.png, hafen\.png$/)).toBeVisible()
    await expect(later.getByLabel('Name', { exact: true })).toHaveValue('Kim Pinsel')
    await expectAccessible(later)
    await later.locator('input[type=file]').setInputFiles(WAL)
    await expect(later.getByText(/: hafen\.png$/)).toBeVisible()
    await later.getByRole('button', { name: 'wal.png' }).press('Enter')
  })

  await test.step('it is deleted, for the next visit too', async () => {
    await later.getByRole('button', { name: 'Entwurf löschen' }).press('Enter')
    await expect(later.getByText('Der Entwurf ist gelöscht.')).toBeVisible()
    await expect(later.getByLabel('Über Ihre Arbeit')).toHaveValue('')
    expect(await storedKeys(later)).not.toContain(KEY)
  })

  await test.step('one that cannot be read is dropped', async () => {
    await later.evaluate((key) => localStorage.setItem(key, '{'), KEY)
    await openPage(later, '/en/kontakt/artist')
    await expect(later.getByText(/keeps what you write here for up to 30 days/)).toBeVisible()
    await expect(later.getByLabel('Name', { exact: true })).toHaveValue('')
    expect(await storedKeys(later)).not.toContain(KEY)
  })
})
