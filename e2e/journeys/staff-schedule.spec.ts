import { expect, type Page } from '@playwright/test'
import german from '#messages/staff-schedule.de.json' with { type: 'json' }
import english from '#messages/staff-schedule.en.json' with { type: 'json' }
import { expectAccessible } from '../accessible.ts'
import { PHONE, resizeTo, save, show, surplusWidth } from '../admin-page.ts'
import { changeElsewhere, readRecord } from '../call-admin-api.ts'
import { ownNumber, ownRecord } from '../own-record.ts'
import { test } from '../signed-in.ts'
import { ADDRESS } from '../site-under-test.ts'
import { speak } from '../staff-language.ts'

const WIDE_WINDOW = 1440
/** Of the moment until it is seen: the promise is a second, the rest is this machine's. */
const SEEN_WITHIN_MS = 5_000
const NEVER = { PublishedFrom: null, PublishedUntil: null }

const WAYS = [
  {
    language: 'Deutsch',
    width: WIDE_WINDOW,
    words: german,
    calendar: 'Kalender',
    menu: 'Menü öffnen',
    history: 'Verlauf',
    zone: 'Uhrzeit der Agentur: Mitteleuropäische Zeit (Europe/Berlin).',
    mark: 'ab 3. März 2031, 09:00 MEZ',
    day: 'Montag, 3. März 2031',
    twice: '31. Okt. 2027, 02:30 MESZ',
  },
  {
    language: 'English',
    width: PHONE,
    words: english,
    calendar: 'Calendar',
    menu: 'Open menu',
    history: 'History',
    zone: 'The agency’s time: Central European Time (Europe/Berlin).',
    mark: 'from 3 Mar 2031, 09:00 CET',
    day: 'Monday, 3 March 2031',
    twice: '31 Oct 2027, 02:30 CEST',
  },
] as const

/** What visitors get: the picture, and the work on its artist's page. */
async function isSeen(page: Page, path: string): Promise<[picture: number, onPage: boolean]> {
  const { Id, ArtistId } = await readRecord(page, path)
  const { Code } = await readRecord(page, `/artists/${ArtistId}`)
  const picture = await page.request.get(`${ADDRESS}/dmedia/webp/320/${Id}.webp`)
  const html = await (await page.request.get(`${ADDRESS}/illustrator/${Code}`)).text()
  return [picture.status(), html.includes(`/${Id}.webp`)]
}

for (const { language, width, words, zone, mark, day, twice, calendar, menu, history } of WAYS)
  test(`a work is planned in its form in the agency’s time, stands in list and calendar, and goes on by itself: ${language}, ${width} px`, async ({
    admin: page,
  }) => {
    const image = ownRecord('images', width === PHONE ? 61 : 62)
    await speak(page, language)
    await resizeTo(page, width)
    // Colleagues in New York enter the agency's time as well.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' })
    try {
      await show(page, image)
      const from = page.getByLabel(words.fields.PublishedFrom)
      const until = page.getByLabel(words.fields.PublishedUntil)
      await expect(from).toHaveAccessibleDescription(`${words.schedule.from_hint} ${zone}`)
      await expect(from).toHaveValue('')

      await test.step('an hour that comes twice is said, one that is skipped and an end before the beginning are refused', async () => {
        await from.fill('2027-10-31T02:30')
        await expect(page.getByText(words.schedule.twice.replace('%{when}', twice))).toBeVisible()
        await until.fill('2027-03-28T02:30')
        const button = page.getByRole('button', { name: /^(?:Speichern|Save)$/ })
        await button.click()
        await expect(until).toHaveAttribute('aria-invalid', 'true')
        await expect(until).toHaveValue('2027-03-28T02:30')
        await until.fill('2027-10-31T02:15')
        await button.click()
        await expect(page.getByText(words.fieldErrors['before-start'])).toBeVisible()
        expect(await readRecord(page, image)).toMatchObject(NEVER)
      })

      await from.fill('2031-03-03T09:00')
      // Emptied, and left by a key.
      await until.focus()
      await until.fill('')
      await page.keyboard.press('Shift+Tab')
      await expect(until).toHaveValue('')
      await save(page)
      expect((await readRecord(page, image)).PublishedFrom).toBe('2031-03-03T08:00:00.000Z')
      await expect(from).toHaveValue('2031-03-03T09:00')
      await expect.poll(() => isSeen(page, image)).toEqual([404, false])
      expect(await surplusWidth(page)).toBe(0)
      await expectAccessible(page)

      await page.locator('summary', { hasText: history }).click()
      await expect(page.getByText(mark.replace(/^\w+ /, '')).first()).toBeVisible()

      const { TitleDe, ArtistId } = await readRecord(page, image)
      const filter = encodeURIComponent(JSON.stringify({ ArtistId, Scheduled: true }))
      await show(page, `/images?filter=${filter}`)
      const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: TitleDe })
      await expect(tile.getByText(mark)).toBeVisible()
      expect(await surplusWidth(page)).toBe(0)

      if (width === PHONE) await page.getByRole('button', { name: menu }).click()
      await page.getByRole('link', { name: calendar }).click()
      const line = page.getByRole('region', { name: day }).getByRole('listitem').filter({ hasText: TitleDe })
      await expect(line).toContainText('09:00')
      await expect(page.getByText(zone)).toBeVisible()
      await resizeTo(page, width)
      expect(await surplusWidth(page)).toBe(0)
      await expectAccessible(page)
      await line.getByRole('link').press('Enter')
      await expect(page).toHaveURL(new RegExp(`${image}$`))

      await test.step('its moment comes', async () => {
        const due = Date.now() + 4_000
        await changeElsewhere(page, image, { PublishedFrom: new Date(due).toISOString() })
        await expect
          .poll(() => isSeen(page, image), { timeout: 4_000 + SEEN_WITHIN_MS, intervals: [100] })
          .toEqual([200, true])
        expect(Date.now()).toBeGreaterThanOrEqual(due)
        await changeElsewhere(page, image, { PublishedUntil: new Date(Date.now() + 2_000).toISOString() })
        await expect
          .poll(() => isSeen(page, image), { timeout: 2_000 + SEEN_WITHIN_MS, intervals: [100] })
          .toEqual([404, false])
      })
    } finally {
      await devtools.send('Emulation.setTimezoneOverride', { timezoneId: '' })
      await devtools.detach()
      await changeElsewhere(page, image, NEVER)
    }
  })

test('several images are planned at once; artists, heroes and news stand beside them in the calendar, and what is over is marked', async ({
  admin: page,
}) => {
  const artist = ownNumber('artists', 47)
  const filter = encodeURIComponent(JSON.stringify({ ArtistId: artist }))
  await resizeTo(page, WIDE_WINDOW)
  await show(page, `/images?filter=${filter}`)
  const ticks = page.getByRole('main').getByRole('listitem').getByRole('checkbox')
  const plan = async (from: string, until: string) => {
    await ticks.nth(0).click()
    await ticks.nth(1).click({ modifiers: ['Shift'] })
    await page.getByRole('button', { name: 'Gemeinsam bearbeiten' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch', { name: german.schedule.change }).check()
    await dialog.getByLabel(german.fields.PublishedFrom).fill(from)
    await dialog.getByLabel(german.fields.PublishedUntil).fill(until)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Für alle speichern' }).click()
    await expect(dialog).toHaveCount(0)
  }
  const tiles = page.getByRole('main').getByRole('listitem')
  await plan('2031-05-01T09:30', '2031-06-01T18:00')
  await expect(tiles.getByText('ab 1. Mai 2031, 09:30 MESZ')).toHaveCount(2)
  await expect(tiles.getByText('bis 1. Juni 2031, 18:00 MESZ')).toHaveCount(2)

  const records = [`/artists/${artist}`, ownRecord('news', 3), `/heroes/${await anyHero(page)}`]
  const kept = []
  for (const record of records)
    kept.push(await changeElsewhere(page, record, { PublishedUntil: '2031-05-01T07:30:00.000Z' }))
  try {
    await page.getByRole('link', { name: 'Kalender' }).click()
    const day = page.getByRole('region', { name: 'Donnerstag, 1. Mai 2031' })
    for (const record of records)
      await expect(day.locator(`li:has(a[href$="${record}"])`)).toHaveText(
        new RegExp(`^09:30.+${german.calendar.disappears}$`),
      )
    await expect(day.locator('a[href*="/images/"]')).toHaveCount(2)
    for (const [at, record] of records.entries()) {
      const over = {
        PublishedUntil: '2026-03-29T01:00:00.000Z',
        ...(at === 1 ? { PublishedAt: '2026-03-01T09:00:00.000Z' } : {}),
      }
      await changeElsewhere(page, record, over)
      const kind = record.split('/')[1] ?? ''
      await show(page, `/${kind}?filter=${encodeURIComponent(JSON.stringify({ Ended: true }))}`)
      const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${record}"]`) })
      await expect(row.getByText('abgelaufen am 29. März 2026, 03:00 MESZ')).toBeVisible()
      await show(page, record)
      await expect(page.getByLabel(german.fields.PublishedUntil)).toHaveValue('2026-03-29T03:00')
      await expect(page.getByRole('link', { name: 'Auf der Website ansehen' })).toHaveCount(0)
    }
  } finally {
    for (const [at, record] of records.entries()) {
      const { PublishedUntil, PublishedAt } = kept[at] ?? {}
      await changeElsewhere(page, record, { PublishedUntil, ...(at === 1 ? { PublishedAt } : {}) })
    }
  }
  await show(page, `/images?filter=${filter}`)
  await plan('', '')
  await expect(tiles.getByText('ab 1. Mai 2031')).toHaveCount(0)
})

async function anyHero(page: Page): Promise<number> {
  const { data } = await readRecord(page, '/heroes?perPage=2&Hidden=false')
  return data[1].Id
}
