import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import staffTexts from '#messages/staff.de.json' with { type: 'json' }
import { expectAccessible } from '../accessible.ts'
import { show } from '../admin-page.ts'
import { callAdminApi, changeElsewhere, readRecord } from '../call-admin-api.ts'
import { centreOf, dropAt } from '../drop-files.ts'
import { test } from '../signed-in.ts'
import { ADDRESS } from '../site-under-test.ts'

const { uploads } = staffTexts

const PICTURES = 4
/** The one that is searched for. */
const WANTED = 2

/** Clearly different pictures: stripes of changing colours, widths and directions. */
function aStripedPicture(number: number): Promise<Buffer> {
  const hue = (number * 360) / PICTURES
  const turn = (number * 180) / PICTURES
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 900 600"><rect width="900" height="600" fill="hsl(${hue} 70% 60%)"/>
    <g transform="rotate(${turn} 450 300)" fill="hsl(${(hue + 140) % 360} 80% 30%)">${[0, 1, 2, 3, 4]
      .map(
        (stripe) => `<rect x="${-200 + stripe * 300}" y="-400" width="${40 + number * 30}" height="1400"/>`,
      )
      .join('')}</g></svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

function anotherPicture(): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 240, channels: 3, background: '#d62828' } })
    .png()
    .toBuffer()
}

async function remove(page: Page, path: string, revision: unknown): Promise<number> {
  return (await callAdminApi(page, { method: 'DELETE', path, revision })).status
}

async function removeImages(page: Page, words: string): Promise<void> {
  const { data } = await readRecord(page, `/images?perPage=200&q=${encodeURIComponent(words)}`)
  for (const { Id, Revision } of data) expect(await remove(page, `/images/${Id}`, Revision)).toBe(204)
}

/** Uploads them as works of the first artist, and waits until each can be found; possible duplicates are kept. */
async function uploadAll(page: Page, name: string): Promise<void> {
  await show(page, '/uploads')
  await page.getByRole('combobox', { name: 'Zeichnerin oder Zeichner' }).click()
  await page.getByRole('option').first().click()
  const files = await Promise.all(
    Array.from({ length: PICTURES }, async (_, number) => ({
      name: `${name}-${number}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await aStripedPicture(number),
    })),
  )
  await page.locator('input[type=file]').setInputFiles(files)
  // What was uploaded before is still in the list.
  const rows = page.getByRole('listitem').filter({ hasText: name })
  const keep = rows.getByRole('button', { name: 'Trotzdem aufnehmen' })
  await expect
    .poll(async () => {
      if ((await keep.count()) > 0) await keep.first().click()
      return rows.getByText('Bereit für die Bildsuche.').count()
    })
    .toBe(PICTURES)
}

async function findBySight(page: Page): Promise<string> {
  const file = { name: 'gesucht.jpg', mimeType: 'image/jpeg', buffer: await aStripedPicture(WANTED) }
  const answer = await page.request.post(`${ADDRESS}/illusde/api/image-search`, { multipart: { file } })
  const { items } = await answer.json()
  return String(items?.[0]?.Id)
}

test('several pictures are uploaded, one is found by visual search, and its original is replaced', async ({
  admin: page,
}) => {
  const mark = randomUUID().slice(0, 8)
  try {
    await uploadAll(page, `probe-${mark}`)
    const row = page.getByRole('listitem').filter({ hasText: `probe-${mark}-${WANTED}.jpg` })
    await row.getByRole('link', { name: /beschreiben$/ }).click()
    const [id = ''] = /\d+$/.exec(new URL(page.url()).pathname) ?? []
    const onSite = page.getByRole('link', { name: 'Auf der Website ansehen' })
    await expect(page.getByText('300 × 200 Pixel')).toBeVisible()
    await expect(onSite).toHaveCount(0)
    await changeElsewhere(page, `/images/${id}`, { Hidden: false, AltDe: 'Streifen', AltEn: 'Stripes' })
    await expect.poll(() => findBySight(page)).toBe(id)

    await page.getByRole('button', { name: 'Neu laden' }).click()
    await expect(onSite).toHaveAttribute('href', new RegExp(`^/illustrator/.+[?]bild=${id}$`))
    await page.getByRole('button', { name: 'Original ersetzen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Original ersetzen' })
    const file = { name: 'neu.png', mimeType: 'image/png', buffer: await anotherPicture() }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText('Das Original ist ersetzt.')).toBeVisible()
    await expect(page.getByText('320 × 240 Pixel')).toBeVisible()
  } finally {
    await removeImages(page, `probe ${mark}`)
  }
})

async function removeUploads(page: Page): Promise<void> {
  const { data } = await readRecord(page, '/uploads')
  for (const { Id } of data) expect(await remove(page, `/uploads/${Id}`, '')).toBe(204)
}

/** A folder with a picture, a folder in it with another one and a copy of the first, a text, and what systems leave there. */
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ordner-'))
  await mkdir(join(folder, 'Skizzen'))
  await writeFile(join(folder, 'wal.jpg'), await aStripedPicture(1))
  await writeFile(join(folder, 'Skizzen', 'hai.jpg'), await aStripedPicture(3))
  await writeFile(join(folder, 'Skizzen', 'wal-kopie.jpg'), await aStripedPicture(1))
  await writeFile(join(folder, 'notiz.png'), 'Kein Bild')
  await writeFile(join(folder, '.DS_Store'), 'x')
  return folder
}

test('a dropped folder is walked, twins in it are sent once, a text is not sent, and each file has its thumbnail', async ({
  admin: page,
}) => {
  const folder = await aFolder()
  await show(page, '/uploads')
  await page.getByRole('radio', { name: uploads.purpose_file }).check()
  const zone = page.getByText(/hierher, bis zu 50 MB/)
  await expect(zone).toBeVisible()
  try {
    await dropAt(page, await centreOf(page.getByRole('heading', { level: 1 })), [join(folder, 'wal.jpg')])
    await dropAt(page, await centreOf(zone), [folder])
    const arrived = page.getByRole('region', { name: uploads.arrived })
    await expect(arrived.getByText(uploads.state_ready)).toHaveCount(2)
    for (const name of ['wal.jpg', 'hai.jpg']) {
      const thumbnail = arrived.getByRole('listitem').filter({ hasText: name }).locator('img')
      // Below others it is not loaded yet.
      await thumbnail.scrollIntoViewIfNeeded()
      await expect
        .poll(() => thumbnail.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(0)
    }
    await expect(page.getByText(/^wal-kopie.jpg, gleicht wal.jpg/)).toBeVisible()
    await expect(page.getByText(`notiz.png: ${uploads.refusal_not_an_image}`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'wal-kopie.jpg aus der Liste nehmen' }).click()
    await expect(page.getByText(/^wal-kopie.jpg/)).toBeHidden()
  } finally {
    await removeUploads(page)
    await rm(folder, { recursive: true })
  }
})

test('what may be there already is decided for all at once', async ({ admin: page }) => {
  const duplicate = {
    ...{
      Name: 'wal.jpg',
      Bytes: 1,
      Arrived: 1,
      Purpose: 'image',
      ArtistId: 1,
      State: 'duplicate',
      Refusal: null,
    },
    ...{ Duplicate: { ImageId: 1401, How: 'same', Thumb: '' }, Thumb: null, ImageId: null },
    ...{ Variants: 'waiting', Vectors: 'waiting' },
  }
  let data = ['a', 'b'].map((Id) => ({ ...duplicate, Id }))
  await page.route('**/api/admin/uploads', (route) => route.fulfill({ json: { data } }))
  await page.route('**/api/admin/uploads/*/keep', (route) => {
    data = data.filter(({ Id }) => !route.request().url().endsWith(`/${Id}/keep`))
    return route.fulfill({ status: 204 })
  })
  await show(page, '/uploads')
  await page.getByRole('button', { name: uploads.keep_all }).click()
  await expect(page.getByRole('region', { name: uploads.arrived })).toHaveCount(0)
})

test('an upload that is cancelled is gone here and on the server', async ({ admin: page }) => {
  await page.route('**/uploads/files/*', (route) => {
    // Held until the page gives up.
    if (route.request().method() !== 'PATCH') return route.continue()
  })
  await show(page, '/uploads')
  await page.getByRole('radio', { name: uploads.purpose_file }).check()
  const name = `falsch-${randomUUID()}.jpg`
  const file = { name, mimeType: 'image/jpeg', buffer: await aStripedPicture(0) }
  await page.locator('input[type=file]').setInputFiles(file)
  const began = async () => {
    const { data } = await readRecord(page, '/uploads')
    return data.filter((upload: { Name: string }) => upload.Name === name).length
  }
  await expect.poll(began).toBe(1)
  await page.getByRole('button', { name: `${name} abbrechen` }).click()
  await expect(page.getByText(name)).toBeHidden()
  await expect.poll(began).toBe(0)
})
