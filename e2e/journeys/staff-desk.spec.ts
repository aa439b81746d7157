import { expect, type Page } from '@playwright/test'
import { whenAvailabilityFades } from '#domain/catalogue/profile/availability.ts'
import staffTexts from '#messages/staff.de.json' with { type: 'json' }
import staffTextsInEnglish from '#messages/staff.en.json' with { type: 'json' }
import { site } from '#site/public-site.ts'
import { expectAccessible } from '../accessible.ts'
import { PHONE, resizeTo, save, show } from '../admin-page.ts'
import { changeElsewhere, readRecord } from '../call-admin-api.ts'
import { ownNumber, ownRecord } from '../own-record.ts'
import { test } from '../signed-in.ts'
import { ADDRESS } from '../site-under-test.ts'
import { speak } from '../staff-language.ts'

const { calendar: german } = staffTexts
const { calendar: english } = staffTextsInEnglish

test('an artist whose address changes is still found at the former one; a new one’s address and sort name follow the name', async ({
  admin: page,
}) => {
  await show(page, ownRecord('artists', 41))
  const address = page.getByLabel('Web-Adresse')
  await expect(address).not.toHaveValue('')
  const former = await address.inputValue()
  const redirect = page.getByRole('switch', { name: 'Von der bisherigen Adresse weiterleiten' })
  await expect(redirect).toHaveCount(0)
  await address.fill(`${former}-neu`)
  await expect(redirect).toBeChecked()
  await save(page)
  await expect(redirect).toHaveCount(0)
  const visit = async () => (await page.request.get(`${ADDRESS}/illustrator/${former}`)).url()
  await expect.poll(visit).toMatch(new RegExp(`/illustrator/${former}-neu$`))
  await address.fill(former)
  await save(page)

  await show(page, '/artists/create')
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })
  await field('Name').fill('Jörg von der Höh')
  await expect(field('Sortiert als')).toHaveValue('Höh, Jörg von der')
  await expect(field('Web-Adresse')).toHaveValue('joerg-von-der-hoeh')
  await field('Web-Adresse').fill('joerg')
  await field('Name').fill('Jörg Höh')
  await expect(field('Sortiert als')).toHaveValue('Höh, Jörg')
  await expect(field('Web-Adresse')).toHaveValue('joerg')
})

const listOf = (artist: number) =>
  `/images?filter=${encodeURIComponent(JSON.stringify({ ArtistId: artist }))}`

test('several images are selected with shift, described and published; the one without alternative text is named', async ({
  admin: page,
}) => {
  const artist = ownNumber('artists', 42)
  await show(page, listOf(artist))
  const ticks = page.getByRole('main').getByRole('listitem').getByRole('checkbox')
  const selected = page.getByText('3 ausgewählt', { exact: true })
  const dialog = page.getByRole('dialog')
  const select = async () => {
    await expect(selected).toHaveCount(0)
    await ticks.nth(0).click()
    await ticks.nth(2).click({ modifiers: ['Shift'] })
    await expect(selected).toBeVisible()
    await page.getByRole('button', { name: 'Gemeinsam bearbeiten' }).click()
  }
  const saveAll = () => dialog.getByRole('button', { name: 'Für alle speichern' }).click()
  const title = (await ticks.nth(1).getAttribute('aria-label'))?.replace(/ auswählen$/, '') ?? ''
  await select()
  await expect(dialog).toHaveAccessibleName('3 Bilder gemeinsam bearbeiten')
  await dialog.getByLabel('Schlagwörter hinzufügen (Deutsch)').fill('gemeinsam, bearbeitet')
  await page.getByRole('radio', { name: 'Verbergen' }).check()
  await saveAll()
  await expect(page.getByText('3 Bilder geändert.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect((await readRecord(page, `/images?q=gemeinsam&ArtistId=${artist}`)).total).toBe(3)

  const id = await idOf(page, title)
  const { AltDe } = await changeElsewhere(page, `/images/${id}`, { AltDe: '' })
  await select()
  await page.getByRole('radio', { name: 'Zeigen' }).check()
  await saveAll()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText(new RegExp(`^${title}, `))
  await expect(dialog.getByRole('alert').getByRole('listitem')).toContainText('Alternativtext')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Für die anderen 2 Bilder speichern' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Verborgen', { exact: true })).toHaveCount(1)
  await changeElsewhere(page, `/images/${id}`, { AltDe, Hidden: false })
})

async function idOf(page: Page, title: string): Promise<string> {
  const link = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${title}, `) })
    .first()
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
}

test('Ctrl+S saves a form, and the question mark shows the keys, not while somebody types', async ({
  admin: page,
}) => {
  const path = ownRecord('artists', 43)
  await show(page, path)
  const town = page.getByLabel('Ort (Deutsch)')
  await expect(page.getByLabel('Web-Adresse')).not.toHaveValue('')
  const former = await town.inputValue()
  await town.press('End')
  await page.keyboard.type('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  expect((await readRecord(page, path)).TownDe).toBe(`${former}?`)
  await changeElsewhere(page, path, { TownDe: former })

  await show(page, '/images')
  const order = page.getByRole('combobox', { name: 'Reihenfolge der Liste' })
  await expect(order).toHaveText('Neueste zuerst')
  await page.getByRole('main').getByRole('link').first().focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Tasten' })
  await expect(keys.getByText('Strg + S')).toBeVisible()
  await expectAccessible(page)
  const isOn = keys.getByRole('switch', { name: 'Die Taste „?“ öffnet diese Liste' })
  await isOn.uncheck()
  await keys.getByRole('button', { name: 'Schließen' }).click()
  await expect(keys).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(keys).toHaveCount(0)
  await order.click()
  await page.getByRole('option', { name: 'Älteste zuerst' }).click()
  await expect(page).toHaveURL(/order=ASC.*sort=AddedAt/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als CSV laden' }).click()
  expect((await downloading).suggestedFilename()).toBe('images.csv')

  await test.step('the header says what its buttons do, in text where there is room; the list of keys is in it', async () => {
    const header = page.getByRole('banner')
    for (const name of ['Menü schließen', 'Neu laden', 'Konto: Frieda Probe'])
      await expect(header.getByRole('button', { name })).toBeVisible()
    for (const text of ['Menü', 'Neu laden', 'Frieda Probe'])
      await expect(header.getByRole('button').getByText(text, { exact: true })).toBeVisible()
    await resizeTo(page, PHONE)
    await header.getByRole('button', { name: 'Neu laden' }).hover()
    await expect(page.getByRole('tooltip', { name: 'Neu laden' })).toBeVisible()
    const account = header.getByRole('button', { name: 'Konto: Frieda Probe' })
    await account.click()
    await page.getByRole('menuitem', { name: 'Tasten' }).click()
    await isOn.check()
    await keys.getByRole('button', { name: 'Schließen' }).click()
    await expect(keys).toHaveCount(0)
    await account.click()
    await page.getByRole('menuitem', { name: 'Mein Konto' }).click()
    await expect(page).toHaveURL(/\/account$/)
  })
})

test('the next and the previous record follow the list as it was filtered and sorted, also by keys', async ({
  admin: page,
}) => {
  const artist = ownNumber('artists', 44)
  await show(page, `${listOf(artist)}&sort=TitleDe&order=ASC`)
  const { data } = await readRecord(page, `/images?ArtistId=${artist}&sort=TitleDe&order=asc&perPage=200`)
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

const IN_CALENDAR = [
  { language: 'Deutsch', locale: 'de-DE', words: german },
  { language: 'English', locale: 'en-GB', words: english },
] as const

test('what is planned, and when an artist’s availability stops being shown, stands in the calendar by day', async ({
  admin: page,
}) => {
  const artist = ownRecord('artists', 48)
  const free = { AvailableFrom: '2031-06-21', ConfirmAvailability: true }
  const { AvailableFrom } = await changeElsewhere(page, artist, free)
  const news = ownRecord('news', 4)
  const noon = new Date('2031-05-17T10:00:00Z')
  const item = await changeElsewhere(page, news, { PublishedAt: noon.toISOString() })
  try {
    const { Name, AvailabilityConfirmedAt: confirmed } = await readRecord(page, artist)
    const stored = { availableFrom: free.AvailableFrom, availabilityConfirmedAt: new Date(confirmed) }
    const fades = whenAvailabilityFades(stored, new Date()) ?? new Date(0)
    await page.getByRole('link', { name: 'Kalender' }).click()
    for (const { language, locale, words } of IN_CALENDAR) {
      await speak(page, language)
      const inWords = (style: Intl.DateTimeFormatOptions, at: Date) =>
        new Intl.DateTimeFormat(locale, { ...style, timeZone: site.timeZone }).format(at)
      const lineOn = (at: Date, name: string) =>
        page
          .getByRole('region', { name: inWords({ dateStyle: 'full' }, at) })
          .getByRole('listitem')
          .filter({ hasText: name })
      const title = item.TitleDe || item.TitleEn
      await expect(lineOn(noon, title)).toHaveText(`12:00${title}${words.appears}`)
      await expect(lineOn(fades, Name)).toHaveText(
        `${inWords({ timeStyle: 'short' }, fades)}${Name}${words.fades}`,
      )
    }
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: Name }).last().press('Enter')
    await expect(page).toHaveURL(new RegExp(`${artist}$`))
  } finally {
    await changeElsewhere(page, news, { PublishedAt: item.PublishedAt })
    await changeElsewhere(page, artist, { AvailableFrom })
  }
})
