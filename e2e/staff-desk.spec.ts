import { expect, type Page } from '@playwright/test'
import { calendar as german } from '#admin/messages/de/desk/calendar.ts'
import { calendar as english } from '#admin/messages/en/desk/calendar.ts'
import { whenAvailabilityFades } from '#domain/catalogue/profile/availability.ts'
import { expectAccessible } from './accessible.ts'
import { changeElsewhere, readRecord } from './call-admin-api.ts'
import { openPage } from './open-page.ts'
import { test } from './signed-in.ts'
import { speak } from './staff-language.ts'

/** An artist that no other test changes. */
const ARTIST = 41

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.').last()).toBeVisible()
}

test('an artist whose address changes is still found at the former one, unless that is switched off', async ({
  page,
  room,
}) => {
  await page.goto(`${room}/artists/${ARTIST}`)
  await speak(page, 'Deutsch')
  const address = page.getByLabel('Web-Adresse')
  await expect(address).not.toHaveValue('')
  const former = await address.inputValue()
  const redirect = page.getByRole('switch', { name: 'Von der bisherigen Adresse weiterleiten' })
  await expect(redirect).toHaveCount(0)
  await address.fill(`${former}-neu`)
  await expect(redirect).toBeChecked()
  await save(page)
  await expect(redirect).toHaveCount(0)
  const website = await page.context().newPage()
  await expect(async () => {
    await openPage(website, `/illustrator/${former}`)
    await expect(website).toHaveURL(new RegExp(`/illustrator/${former}-neu$`), { timeout: 1_000 })
  }).toPass()
  await website.close()
  await address.fill(former)
  await save(page)
})

test('the buttons of the header say what they do, in text where there is room', async ({ page, room }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(room)
  await speak(page, 'Deutsch')
  const header = page.getByRole('banner')
  for (const name of ['Menü schließen', 'Neu laden', 'Konto: Frieda Probe'])
    await expect(header.getByRole('button', { name })).toBeVisible()
  for (const text of ['Menü', 'Neu laden', 'Frieda Probe'])
    await expect(header.getByRole('button').getByText(text, { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 900 })
  // In a narrow window the menu is only closed if the page was opened in it.
  await page.reload()
  await header.getByRole('button', { name: 'Neu laden' }).hover()
  await expect(page.getByRole('tooltip', { name: 'Neu laden' })).toBeVisible()
  await header.getByRole('button', { name: 'Konto: Frieda Probe' }).click()
  await page.getByRole('menuitem', { name: 'Mein Konto' }).click()
  await expect(page).toHaveURL(/\/account$/)
})

/** Works of the demo catalogue that no other test changes, as the list shows them side by side. */
const ARTIST_WITH_WORKS = 42

test('several images are selected with shift and published; the one without alternative text is named', async ({
  page,
  room,
}) => {
  await page.goto(
    `${room}/images?filter=${encodeURIComponent(JSON.stringify({ ArtistId: ARTIST_WITH_WORKS }))}`,
  )
  await speak(page, 'Deutsch')
  const ticks = page.getByRole('main').getByRole('listitem').getByRole('checkbox')
  await ticks.nth(0).click()
  await ticks.nth(2).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 ausgewählt', { exact: true })).toBeVisible()
  const title = (await ticks.nth(1).getAttribute('aria-label'))?.replace(/ auswählen$/, '') ?? ''
  const changeAll = async (visibility: 'Verbergen' | 'Zeigen') => {
    await page.getByRole('button', { name: 'Gemeinsam bearbeiten' }).click()
    await page.getByRole('radio', { name: visibility }).check()
    await page.getByRole('button', { name: 'Für alle speichern' }).click()
  }
  await changeAll('Verbergen')
  await expect(page.getByText('3 Bilder geändert.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('3 ausgewählt', { exact: true })).toBeVisible()

  const alt = await setAlt(page, await idOf(page, title), '')
  try {
    await changeAll('Zeigen')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveText(new RegExp(`^${title}, `))
    await expect(dialog.getByRole('alert').getByRole('listitem')).toContainText('Alternativtext')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Für die anderen 2 Bilder speichern' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Verborgen', { exact: true })).toHaveCount(1)
    await expect(page.getByText('3 ausgewählt', { exact: true })).toBeVisible()
  } finally {
    await setAlt(page, await idOf(page, title), alt)
  }
  await changeAll('Zeigen')
  await expect(page.getByRole('main').getByText('Verborgen', { exact: true })).toHaveCount(0)
})

async function idOf(page: Page, title: string): Promise<string> {
  const link = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${title}, `) })
    .first()
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
}

/** Returns what it was. */
async function setAlt(page: Page, id: string, text: string): Promise<string> {
  return (await changeElsewhere(page, `/images/${id}`, { AltDe: text })).AltDe
}

test('Ctrl+S saves a form, and the question mark shows the keys, not while somebody types', async ({
  page,
  room,
}) => {
  await page.goto(`${room}/artists/${ARTIST_WITH_WORKS}`)
  await speak(page, 'Deutsch')
  const town = page.getByLabel('Ort (Deutsch)')
  await expect(page.getByLabel('Web-Adresse')).not.toHaveValue('')
  const former = await town.inputValue()
  await town.press('End')
  await page.keyboard.type('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await page.reload()
  await expect(town).toHaveValue(`${former}?`)
  await town.fill(former)
  await town.press('Control+s')
  await expect(page.getByText('Gespeichert.')).toBeVisible()

  await page.goto(`${room}/images`)
  const order = page.getByRole('combobox', { name: 'Reihenfolge der Liste' })
  await expect(order).toHaveText('Neueste zuerst')
  await page.getByRole('main').getByRole('link').first().focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Tasten' })
  await expect(keys.getByText('Strg + S')).toBeVisible()
  await expectAccessible(page)
  await keys.getByRole('switch', { name: 'Die Taste „?“ öffnet diese Liste' }).uncheck()
  await keys.getByRole('button', { name: 'Schließen' }).click()
  await page.keyboard.press('?')
  await expect(keys).toHaveCount(0)
  await order.click()
  await page.getByRole('option', { name: 'Älteste zuerst' }).click()
  await expect(page).toHaveURL(/order=ASC.*sort=AddedAt/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als CSV laden' }).click()
  expect((await downloading).suggestedFilename()).toBe('images.csv')
})

test('the next and the previous record follow the list as it was filtered and sorted, also by keys', async ({
  page,
  room,
}) => {
  await page.goto(
    `${room}/images?filter=${encodeURIComponent(JSON.stringify({ ArtistId: ARTIST_WITH_WORKS }))}&sort=TitleDe&order=ASC`,
  )
  await speak(page, 'Deutsch')
  const { data } = await readRecord(
    page,
    `/images?ArtistId=${ARTIST_WITH_WORKS}&sort=TitleDe&order=asc&perPage=200`,
  )
  const [first, second] = data
  await page.locator(`a[href="/admin/images/${first.Id}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/images/${first.Id}$`))
  await expect(page.getByText(`1 von ${data.length}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Voriger Eintrag' })).toBeDisabled()
  await page.getByRole('link', { name: 'Nächster Eintrag' }).click()
  await expect(page).toHaveURL(new RegExp(`/images/${second.Id}$`))
  await expect(page.getByLabel('Titel (Deutsch)')).toHaveValue(second.TitleDe)
  await expect(page.getByText(`2 von ${data.length}`)).toBeVisible()
  await page.keyboard.press('Alt+PageUp')
  await expect(page).toHaveURL(new RegExp(`/images/${first.Id}$`))
  await expect(page.getByLabel('Titel (Deutsch)')).toHaveValue(first.TitleDe)
})

test('address and sort name of a new artist follow the name, until somebody writes their own', async ({
  page,
  room,
}) => {
  await page.goto(`${room}/artists/create`)
  await speak(page, 'Deutsch')
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })
  await field('Name').fill('Jörg von der Höh')
  await expect(field('Sortiert als')).toHaveValue('Höh, Jörg von der')
  await expect(field('Web-Adresse')).toHaveValue('joerg-von-der-hoeh')
  await field('Web-Adresse').fill('joerg')
  await field('Name').fill('Jörg Höh')
  await expect(field('Sortiert als')).toHaveValue('Höh, Jörg')
  await expect(field('Web-Adresse')).toHaveValue('joerg')
})

test('what is planned stands in the calendar, by day, in German and English', async ({ page, room }) => {
  await page.goto(room)
  await speak(page, 'Deutsch')
  const { data } = await readRecord(page, '/news?perPage=1&sort=PublishedAt&order=asc')
  const [{ Id, TitleDe, TitleEn, PublishedAt }] = data
  const noon = new Date(2031, 4, 17, 12)
  await changeElsewhere(page, `/news/${Id}`, { PublishedAt: noon.toISOString() })
  try {
    await page.getByRole('link', { name: 'Kalender' }).click()
    const day = page.getByRole('region', { name: 'Samstag, 17. Mai 2031' })
    await expect(day.getByRole('listitem')).toHaveText(`12:00${TitleDe}erscheint`)
    await expectAccessible(page)
    await speak(page, 'English')
    await expect(page.getByRole('region', { name: 'Saturday, 17 May 2031' })).toContainText(
      TitleDe || TitleEn,
    )
    await page.getByRole('link', { name: TitleDe || TitleEn }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/news/${Id}$`))
  } finally {
    await changeElsewhere(page, `/news/${Id}`, { PublishedAt })
  }
})

for (const { language, locale, artist, words } of [
  { language: 'Deutsch', locale: 'de-DE', artist: 48, words: german },
  { language: 'English', locale: 'en-GB', artist: 49, words: english },
] as const)
  test(`${language}: the calendar says when an artist's availability stops being shown`, async ({
    page,
    room,
  }) => {
    await page.goto(`${room}/calendar`)
    await speak(page, language)
    const path = `/artists/${artist}`
    const free = { AvailableFrom: '2031-06-21', ConfirmAvailability: true }
    const { AvailableFrom } = await changeElsewhere(page, path, free)
    try {
      const { Name, AvailabilityConfirmedAt: confirmed } = await readRecord(page, path)
      const stored = { availableFrom: free.AvailableFrom, availabilityConfirmedAt: new Date(confirmed) }
      const fades = whenAvailabilityFades(stored, new Date()) ?? new Date(0)
      const inWords = (style: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, style).format(fades)
      await page.reload()
      const lineOn = (day: string) => page.getByRole('region', { name: day }).getByRole('listitem')
      const line = lineOn(inWords({ dateStyle: 'full' })).filter({ hasText: Name })
      await expect(line).toHaveText(`${inWords({ timeStyle: 'short' })}${Name}${words.fades}`)
      await expectAccessible(page)
      await line.getByRole('link', { name: Name }).press('Enter')
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    } finally {
      await changeElsewhere(page, path, { AvailableFrom })
    }
  })
