import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { signInFirst } from './staff-account.ts'

const PICTURES = 20

/** Twenty pictures that nobody could take for one another: stripes of changing colours, widths and directions. */
function aStripedPicture(number: number): Promise<Buffer> {
  const hue = (number * 360) / PICTURES
  const turn = (number * 180) / PICTURES
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="hsl(${hue} 70% 60%)"/>
    <g transform="rotate(${turn} 450 300)" fill="hsl(${(hue + 140) % 360} 80% 30%)">${[0, 1, 2, 3, 4]
      .map((stripe) => `<rect x="${-200 + stripe * 300}" y="-400" width="${40 + number * 6}" height="1400"/>`)
      .join('')}</g></svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

test('twenty pictures are uploaded, and one of them is found by visual search', async ({ page }) => {
  const { room } = await signInFirst(page)
  await page.goto(`${room}/uploads`)
  const artist = page.getByRole('combobox', { name: 'Zeichnerin oder Zeichner' })
  await artist.click()
  await page.getByRole('option').first().click()
  const name = `probe-${randomUUID().slice(0, 8)}`
  const files = await Promise.all(
    Array.from({ length: PICTURES }, async (_, number) => ({
      name: `${name}-${number}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aStripedPicture(number),
    })),
  )
  await page.getByLabel('Dateien wählen').last().setInputFiles(files)
  // Each of them is a hidden image in the end; those that look like another are kept.
  await expect
    .poll(
      async () => {
        const keep = page.getByRole('button', { name: 'Trotzdem aufnehmen' })
        for (const button of await keep.all()) await button.click()
        return page.getByText('Bereit für die Bildsuche.').count()
      },
      { timeout: 110_000 },
    )
    .toBe(PICTURES)

  const link = page
    .getByRole('listitem')
    .filter({ hasText: `${name}-7.jpg` })
    .getByRole('link')
    .first()
  const id = /\/images\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1]
  const shown = await page.evaluate(async (imageId) => {
    const address = `/illusde/api/admin/images/${imageId}`
    const { Revision } = await (await fetch(address)).json()
    const body = JSON.stringify({ Hidden: false, AltDe: 'Streifen', AltEn: 'Stripes' })
    const headers = { 'Content-Type': 'application/json', 'If-Match': `"${Revision}"` }
    return (await fetch(address, { method: 'PUT', headers, body })).status
  }, id)
  expect(shown).toBe(200)

  const picture = { name: 'gesucht.jpg', mimeType: 'image/jpeg', buffer: await aStripedPicture(7) }
  await expect
    .poll(
      async () => {
        const answer = await page.request.post('/illusde/api/image-search', { multipart: { file: picture } })
        const { items } = await answer.json()
        return String(items[0]?.Id)
      },
      { timeout: 60_000 },
    )
    .toBe(id)
})
