import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { messages as texts } from '#admin/messages/texts-de.ts'
import delivery from '#messages/staff-delivery.de.json' with { type: 'json' }
import publishing from '#messages/staff-publishing.de.json' with { type: 'json' }
import { callAdminApi, makeRecord, readRecord } from '../call-admin-api.ts'
import { test } from '../signed-in.ts'

const WORKS = 12

/** Presses each with the mouse, and counts. What is typed or chosen from the computer's own files is not counted. */
function aHand(page: Page) {
  let clicks = 0
  const press = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  return {
    press,
    pressNamed: (role: 'button' | 'link', name: string | RegExp, within: Page | Locator = page) =>
      press(within.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) }).first()),
    chooseFiles: async (target: Locator, files: string[]) => {
      const choosing = page.waitForEvent('filechooser')
      await press(target)
      await (await choosing).setFiles(files)
    },
    count: () => clicks,
  }
}

/** A required one is marked behind its label. */
const inputOf = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}(?: \\*)?$`) })

async function aPicture(folder: string, name: string, hue: number): Promise<string> {
  const background = `hsl(${hue} 80% 45%)`
  const picture = sharp({ create: { width: 640, height: 480 + hue, channels: 3, background } })
  const file = join(folder, name)
  await writeFile(file, await picture.png().toBuffer())
  return file
}

test.describe('clicks from the overview until', () => {
  let folder = ''
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'staff-clicks-'))
  })
  test.afterEach(() => rm(folder, { recursive: true }))

  test('an artist with a portrait is there: 5', async ({ admin: page }) => {
    const hand = aHand(page)
    const name = `Probe ${randomUUID()}`
    await hand.pressNamed('link', /^Zeichner$/)
    await hand.pressNamed('link', texts.create.artists)
    await inputOf(page, texts.fields.Name).fill(name)
    const portrait = page.getByRole('group', { name: texts.fields.PortraitId })
    await hand.pressNamed('button', texts.screens.pick_picture, portrait)
    const file = await aPicture(folder, 'portrait.png', 10)
    await hand.chooseFiles(page.getByRole('button', { name: texts.uploads.from_here }), [file])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await hand.pressNamed('button', 'Speichern')
    await page.waitForURL(/\/admin\/artists\/\d+/)
    const { data } = await readRecord(page, `/artists?q=${encodeURIComponent(name)}`)
    expect(data).toMatchObject([{ Name: name, Hidden: true, PortraitId: expect.any(Number) }])
    expect(hand.count()).toBeLessThanOrEqual(5)
  })

  test('twelve works of an artist are uploaded, described and published: 14', async ({ admin: page }) => {
    const { Id: artist, Name: name } = await makeRecord(page, 'artists')
    const files: string[] = []
    for (let number = 1; number <= WORKS; number += 1)
      files.push(await aPicture(folder, `sea-storm ${number}.png`, number * 29))
    const hand = aHand(page)
    await hand.pressNamed('link', /^Zeichner$/)
    await page.getByRole('textbox', { name: texts.fields.q }).fill(name)
    await hand.pressNamed('link', name)
    await hand.chooseFiles(page.getByRole('button', { name: texts.uploads.choose_files }), files)
    const keepAll = page.getByRole('button', { name: texts.uploads.keep_all })
    const drafts = async () =>
      (await readRecord(page, `/images?ArtistId=${artist}&Hidden=true&perPage=100`)).total
    await expect
      .poll(async () => {
        if (await keepAll.isVisible()) await hand.press(keepAll)
        return drafts()
      })
      .toBe(WORKS)
    await hand.pressNamed('link', texts.desk.go_on)
    await page.getByRole('textbox', { name: `${texts.fields.AltDe}, Zeile 1`, exact: true }).focus()
    const described = files.map((_, at) => `Sturm ${at}\tA storm ${at}`).join('\n')
    await page.evaluate((copied) => {
      const data = new DataTransfer()
      data.setData('text/plain', copied)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }, described)
    await expect(page.getByText(texts.desk.all_saved)).toBeVisible()
    await hand.pressNamed('button', `${WORKS} Bilder veröffentlichen`)
    await hand.pressNamed('button', `${WORKS} Bilder veröffentlichen`, page.getByRole('dialog'))
    await expect.poll(drafts).toBe(0)
    expect(hand.count()).toBeLessThanOrEqual(14)
    const { data } = await readRecord(page, `/images?ArtistId=${artist}&perPage=100`)
    for (const { Id, Revision } of data)
      await callAdminApi(page, { method: 'DELETE', path: `/images/${Id}`, revision: Revision })
  })

  test('a style is published: 5', async ({ admin: page }) => {
    const hand = aHand(page)
    const name = `Probe ${randomUUID().slice(0, 8)}`
    await hand.pressNamed('link', /^Stile$/)
    await hand.pressNamed('link', texts.create.galleries)
    await inputOf(page, texts.fields.GermanDescription).fill(name)
    await inputOf(page, texts.fields.Description).fill(`${name} style`)
    await hand.pressNamed('button', publishing.from_draft)
    await hand.pressNamed('button', publishing.anyway)
    await page.waitForURL(/\/admin\/galleries\/\d+/)
    const { data } = await readRecord(page, `/galleries?q=${encodeURIComponent(name)}`)
    expect(data).toMatchObject([{ Hidden: false }])
    expect(hand.count()).toBeLessThanOrEqual(5)
    const [{ Id, Revision }] = data
    await callAdminApi(page, { method: 'DELETE', path: `/galleries/${Id}`, revision: Revision })
  })

  test('a delivery is on its way: 8', async ({ admin: page }) => {
    const hand = aHand(page)
    await hand.pressNamed('link', /^Lieferungen$/)
    await hand.pressNamed('link', texts.create.deliveries)
    const title = `Probe ${randomUUID()}`
    await inputOf(page, texts.fields.Title).fill(title)
    await inputOf(page, texts.fields.RecipientName).fill('Katrin Lorenzen')
    await inputOf(page, texts.fields.RecipientEmail).fill('lorenzen@wochenblatt.example')
    await hand.pressNamed('button', 'Speichern')
    await page.waitForURL(/\/admin\/deliveries\/\d+/)
    const file = await aPicture(folder, 'titel.png', 200)
    await hand.chooseFiles(page.getByRole('button', { name: delivery.upload }), [file])
    await hand.pressNamed('button', delivery.send)
    await hand.pressNamed('button', delivery.send_now, page.getByRole('dialog'))
    await expect(page.getByText(delivery.link_sent)).toBeVisible()
    expect(hand.count()).toBeLessThanOrEqual(8)
  })
})
