import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { messages as texts } from '#admin/messages/texts-de.ts'
import accepting from '#messages/staff-applications.de.json' with { type: 'json' }
import delivery from '#messages/staff-delivery.de.json' with { type: 'json' }
import deciding from '#messages/staff-proposals.de.json' with { type: 'json' }
import publishing from '#messages/staff-publishing.de.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import { show } from '../admin-page.ts'
import { callAdminApi, changeElsewhere, makeRecord, readRecord } from '../call-admin-api.ts'
import { sendApplication } from '../send-enquiry.ts'
import { aBrowserOf, test } from '../signed-in.ts'
import { signInByLink } from '../staff-account.ts'

const WORKS = 12
/** A busy machine takes its time over each of them. */
const UPLOADED_WITHIN_MS = 180_000
/** An application has so many at least. */
const SAMPLES = 5

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
    const uploading = async () => {
      if (await keepAll.isVisible()) await hand.press(keepAll)
      return drafts()
    }
    await expect.poll(uploading, { timeout: UPLOADED_WITHIN_MS }).toBe(WORKS)
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

  test('a proposal is decided: 2, refusing a part of it as well: 4', async ({ admin: page, browser }) => {
    const { total } = await readRecord(page, '/artists?perPage=1')
    // The last one, on whom no other test looks.
    const [artist] = (await readRecord(page, `/artists?perPage=1&page=${total}`)).data
    const email = `artist-${randomUUID()}@example.com`
    const account = { Email: email, Name: artist.Name, Role: 'artist', ArtistId: artist.Id }
    const invited = await callAdminApi(page, { method: 'POST', path: '/colleagues', body: account })
    const { Id: colleague, Path: link } = JSON.parse(invited.text)
    const context = await aBrowserOf(browser)
    const room = await signInByLink(context, { email, link: new URL(link, page.url()).href })
    const own = await context.newPage()
    await own.goto(room)
    const propose = (body: object) => changeElsewhere(own, `/artists/${artist.Id}`, { ...body })

    const decideWith = async (hand: ReturnType<typeof aHand>, name: string, isPart: boolean) => {
      await page.goto(room)
      await hand.pressNamed('link', /^Vorschläge/)
      const row = page.getByRole('listitem', { name: artist.Name }).first()
      if (isPart) await hand.press(row.getByRole('checkbox').first())
      await hand.pressNamed('button', name, row)
    }
    const before = await propose({ TownDe: 'Husum', TownEn: 'Husum' })
    const hand = aHand(page)
    await decideWith(hand, fill(deciding.accept_of, { record: artist.Name, count: 2 }), false)
    const read = () => readRecord(page, `/artists/${artist.Id}`)
    await expect.poll(read).toMatchObject({ TownDe: 'Husum', TownEn: 'Husum' })
    expect(hand.count()).toBeLessThanOrEqual(2)

    await propose({ TownDe: before.TownDe, TownEn: before.TownEn })
    const other = aHand(page)
    await decideWith(other, fill(deciding.accept_of, { record: artist.Name, count: 1 }), true)
    await page.getByLabel(deciding.sentence).fill('Bitte noch einmal.')
    await other.pressNamed('button', fill(deciding.accept, { count: 1 }), page.getByRole('dialog'))
    await expect.poll(read).not.toMatchObject({ TownDe: 'Husum', TownEn: 'Husum' })
    expect(other.count()).toBeLessThanOrEqual(4)

    await changeElsewhere(page, `/artists/${artist.Id}`, { TownDe: before.TownDe, TownEn: before.TownEn })
    await callAdminApi(page, { method: 'DELETE', path: `/colleagues/${colleague}` })
    await context.close()
  })

  test('an applicant is an artist, from the list of applications: 3', async ({ admin: page }) => {
    const name = `Probe ${randomUUID().slice(0, 8)}`
    const files: File[] = []
    for (let number = 1; number <= SAMPLES; number += 1) {
      const path = await aPicture(folder, `sample ${number}.png`, number * 31)
      files.push(
        new File([new Uint8Array(await readFile(path))], `sample ${number}.png`, { type: 'image/png' }),
      )
    }
    const email = `${randomUUID()}@maler.example`
    await sendApplication(page, { name, email, town: 'Husum', statement: 'Küsten und Häfen.' }, files)
    await show(page, '/applications')
    const hand = aHand(page)
    await hand.pressNamed('link', name)
    await hand.pressNamed('button', accepting.accept)
    await hand.pressNamed('button', accepting.accept, page.getByRole('dialog'))
    await expect(page.getByText(accepting.accepted_already)).toBeVisible()
    expect(hand.count()).toBeLessThanOrEqual(3)
    const { data } = await readRecord(page, `/artists?q=${encodeURIComponent(name)}`)
    expect(data).toMatchObject([{ Name: name, TownDe: 'Husum', Email: email, Hidden: true }])
    const works = await readRecord(page, `/images?ArtistId=${data[0].Id}&Hidden=true&perPage=100`)
    expect(works.total).toBe(SAMPLES)
    const colleagues = await readRecord(page, '/colleagues')
    expect(colleagues.data).toContainEqual(expect.objectContaining({ Email: email, ArtistId: data[0].Id }))
  })
})
