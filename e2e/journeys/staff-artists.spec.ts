import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import germanStaff from '#messages/staff.de.json' with { type: 'json' }
import englishStaff from '#messages/staff.en.json' with { type: 'json' }
import german from '#messages/staff-artists.de.json' with { type: 'json' }
import english from '#messages/staff-artists.en.json' with { type: 'json' }
import germanColleagues from '#messages/staff-colleagues.de.json' with { type: 'json' }
import englishColleagues from '#messages/staff-colleagues.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import { expectAccessible } from '../accessible.ts'
import { PHONE, resizeTo, show, surplusWidth } from '../admin-page.ts'
import { callAdminApi, readRecord } from '../call-admin-api.ts'
import { ownNumber } from '../own-record.ts'
import { openEnquiry } from '../send-enquiry.ts'
import { aBrowserOf, test } from '../signed-in.ts'
import { ADDRESS } from '../site-under-test.ts'
import { called, STAFF_PASSWORD, signIn } from '../staff-account.ts'
import { speak } from '../staff-language.ts'

const TEXTS = {
  Deutsch: {
    ...german,
    staff: germanStaff,
    team: germanColleagues,
    save: 'Speichern',
    menu: 'Menü öffnen',
  },
  English: {
    ...english,
    staff: englishStaff,
    team: englishColleagues,
    save: 'Save',
    menu: 'Open menu',
  },
} as const
type Texts = (typeof TEXTS)[keyof typeof TEXTS]

async function openInvited(browser: Browser, link: string): Promise<Page> {
  const page = await (await aBrowserOf(browser)).newPage()
  await page.goto(link)
  await page.getByLabel(called('password_new')).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: called('welcome_submit') }).click()
  await signIn(page)
  await page.waitForURL((url) => !/welcome|login/.test(url.pathname))
  return page
}

/** By the menu, which is closed on a phone. */
async function goBy(page: Page, { menu }: Texts, name: string): Promise<void> {
  const open = page.getByRole('button', { name: menu })
  if (await open.isVisible()) await open.click()
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
}

async function invite(page: Page, { team }: Texts, artist: string, name: string): Promise<string> {
  await show(page, '/colleagues')
  await page.getByRole('button', { name: team.invite, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(team.name).fill(name)
  await dialog.getByLabel(team.person_email).fill(`aki-${randomUUID()}@example.com`)
  await dialog.getByRole('radio', { name: team.roles.artist }).check()
  await dialog.getByRole('button', { name: team.send }).click()
  await expect(dialog.getByText(team.field_required)).toBeVisible()
  await dialog.getByRole('combobox', { name: team.artist }).fill(artist)
  await page.getByRole('option', { name: artist }).first().click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: team.send }).click()
  const link = await page.getByLabel(team.link, { exact: true }).inputValue()
  await page.getByRole('button', { name: team.close }).click()
  await expect(page.getByText(fill(team.is_artist, { artist })).first()).toBeVisible()
  return link
}

async function change(page: Page, { save, waits }: Texts, field: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).fill(value)
  await page.getByRole('button', { name: save, exact: true }).click()
  await expect(page.getByRole('status').getByText(waits)).toBeVisible()
  await expect(page.getByRole('textbox', { name: field })).toHaveValue(value)
}

for (const [language, width, number] of [
  ['Deutsch', 1440, 31],
  ['English', PHONE, 32],
] as const) {
  test(`an artist is invited, proposes and uploads; staff accept one and decline another (${language}, ${width})`, async ({
    admin: page,
    browser,
  }) => {
    test.slow()
    const texts = TEXTS[language]
    const { staff } = texts
    const artistId = ownNumber('artists', number)
    const before = await readRecord(page, `/artists/${artistId}`)
    const town = `Husum ${randomUUID().slice(0, 6)}`
    const title = `Titel ${randomUUID().slice(0, 6)}`
    await speak(page, language)
    const link = await invite(page, texts, before.Name, `Aki ${number}`)
    const artist = await openInvited(browser, link)
    await speak(artist, language)
    await resizeTo(artist, width)

    await test.step('they find their own pages and no other', async () => {
      await expect(artist.getByRole('heading', { name: texts.start })).toBeVisible()
      await expectAccessible(artist)
      await goBy(artist, texts, texts.profile)
      await expect(artist.getByLabel(staff.fields.TownDe, { exact: true })).toBeVisible()
      for (const hidden of [staff.fields.Code, staff.fields.Hidden, staff.fields.NewWorkStyles])
        await expect(artist.getByLabel(hidden, { exact: true })).toHaveCount(0)
      expect((await callAdminApi(artist, { method: 'POST', path: '/images/bulk', body: {} })).status).toBe(
        403,
      )
      const other = artistId + 1
      expect((await readRecord(artist, `/artists/${other}`)).error.code).toBe('not_found')
    })

    await test.step('what they change waits', async () => {
      await change(artist, texts, staff.fields.TownDe, town)
      await expectAccessible(artist)
      expect(await surplusWidth(artist)).toBe(0)
      await goBy(artist, texts, texts.works)
      await artist.locator('#main-content li a').first().click()
      await change(artist, texts, staff.fields.TitleDe, title)
      expect(await surplusWidth(artist)).toBe(0)
    })
    const work = new URL(artist.url()).pathname.replace('/admin', '')
    const { TitleDe: workName } = await readRecord(page, work)

    await test.step('what they upload is hidden', async () => {
      await goBy(artist, texts, staff.uploads.title)
      const colour = `#${randomUUID().slice(0, 6)}`
      const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
        .png()
        .toBuffer()
      await artist
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name: `${title}.png`, mimeType: 'image/png', buffer })
      const row = artist
        .getByRole('listitem')
        .filter({ hasText: `${title}.png` })
        .last()
      const taken = row.getByRole('link')
      const keep = row.getByRole('button', { name: staff.uploads.keep, exact: true })
      await expect(taken.or(keep)).toBeVisible({ timeout: 90_000 })
      if (await keep.isVisible()) await keep.click()
      await taken.click()
      const path = new URL(artist.url()).pathname.replace('/admin', '')
      expect(await readRecord(artist, path)).toMatchObject({ Hidden: true, ArtistId: artistId })
    })

    await test.step('staff see what was before and after, accept one and decline the other', async () => {
      await show(page, '/proposals')
      const profile = before.Name
      const row = (name: string) => page.getByRole('listitem', { name, exact: true })
      await expect(row(profile).locator('ins')).toHaveText(town)
      await page
        .getByRole('button', { name: fill(texts.accept_of, { record: profile }) })
        .first()
        .click()
      await expect(page.getByText(texts.accepted)).toBeVisible()
      await page
        .getByRole('button', { name: fill(texts.decline_of, { record: workName }) })
        .first()
        .click()
      await page.getByLabel(texts.sentence).fill('So heißt das Buch nicht.')
      await expectAccessible(page)
      await page.getByRole('dialog').getByRole('button', { name: texts.decline }).click()
      await expect(page.getByText(fill(texts.declined_done, { artist: before.Name }))).toBeVisible()
    })

    await test.step('visitors see what was accepted, the artist why the other was not', async () => {
      await expect
        .poll(async () => (await artist.request.get(`${ADDRESS}/illustrator/${before.Code}`)).text())
        .toContain(town)
      await show(artist, work)
      await expect(
        artist.getByText(fill(texts.declined, { sentence: 'So heißt das Buch nicht.' })),
      ).toBeVisible()
      await expect(artist.getByRole('textbox', { name: staff.fields.TitleDe })).not.toHaveValue(title)
      await goBy(artist, texts, texts.proposals)
      await expect(artist.getByText(texts.state_declined).first()).toBeVisible()
      await expectAccessible(artist)
    })
    await test.step('staff share an enquiry, of which the artist reads the text alone', async () => {
      const message = `Ein Wal für den Umschlag ${randomUUID()}`
      const email = `lorenzen-${randomUUID()}@wochenblatt.example`
      await openEnquiry(page, { fields: { email, message, to: String(artistId) } })
      await page.getByRole('combobox', { name: texts.share_with }).fill(before.Name)
      await page.getByRole('option', { name: before.Name }).first().click()
      await expect(page.getByLabel(fill(texts.share_of, { artist: before.Name }))).toHaveValue('text')
      await expectAccessible(page)
      await goBy(artist, texts, texts.start)
      await expect(artist.getByText(message)).toBeVisible()
      await expect(artist.getByText(email)).toHaveCount(0)
      await expect(artist.getByRole('table', { name: texts.enquiries })).toContainText(texts.total)
      await expectAccessible(artist)
      expect(await surplusWidth(artist)).toBe(0)
    })
    await artist.context().close()
  })
}
