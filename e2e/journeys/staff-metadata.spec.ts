import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { messages as german } from '#admin/messages/texts-de.ts'
import { messages as english } from '#admin/messages/texts-en.ts'
import germanFacts from '#messages/staff-suggestions.de.json' with { type: 'json' }
import englishFacts from '#messages/staff-suggestions.en.json' with { type: 'json' }
import { fill } from '#platform/i18n/fill.ts'
import { expectAccessible } from '../accessible.ts'
import { PHONE, resizeTo, show, surplusWidth } from '../admin-page.ts'
import { callAdminApi, makeRecord, readRecord } from '../call-admin-api.ts'
import { test } from '../signed-in.ts'
import { speak } from '../staff-language.ts'

const DESKTOP = 1440
const CREATOR = 'Jörg Müller'

/** A text of the admin with values in its places. */
const filled = (text: string, values: Record<string, string | number>) =>
  fill(text.replaceAll('%{', '{'), values)

/** Sends a picture whose file was described by another program, to an artist; returns the id of its work. */
async function sendDescribed(page: Page, artist: number): Promise<number> {
  const name = `scan-${artist}.jpg`
  await show(page, `/desk?artist=${artist}`)
  const buffer = readFileSync('tests/metadata/iptc-xmp.jpg')
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  const find = async () => {
    const { data } = await readRecord(page, '/uploads')
    const own = data.find((upload: { Name: string }) => upload.Name === name)
    // Another worker may send the same drawing.
    if (own?.State === 'duplicate')
      await callAdminApi(page, { method: 'POST', path: `/uploads/${own.Id}/keep` })
    return Number(own?.ImageId ?? 0)
  }
  await expect.poll(find).toBeGreaterThan(0)
  return find()
}

test('what a file says is suggested, taken by keyboard, and somebody else as its creator is pointed out', async ({
  admin: page,
}) => {
  const { Id: artist, Name } = await makeRecord(page, 'artists')
  await resizeTo(page, DESKTOP)
  const id = await sendDescribed(page, artist)
  const table = page.getByRole('table')
  try {
    await show(page, `/desk#${id}`)
    const { desk, fields } = german
    const cell = (label: string, text = desk.cell) =>
      table.getByRole('textbox', { name: filled(text, { label, row: 1 }), exact: true })
    await expect(
      table.getByText(fill(germanFacts.other_creator, { creator: CREATOR, artist: Name })),
    ).toBeVisible()
    await expect(table.getByText(/^Rechtevermerk in der Datei: © 2024 Jörg Müller/)).toBeVisible()
    const suggested = (text: string, words = desk.suggestion) =>
      table.getByText(filled(words, { text }), { exact: true })
    await expect(suggested('Ein blauer Wal unter weißem Mond')).toBeVisible()
    await expect(cell(fields.TitleDe)).toHaveValue(`scan ${artist}`)
    await expectAccessible(page)

    await cell(fields.TitleDe).focus()
    await page.keyboard.press('Control+Enter')
    await expect(cell(fields.TitleDe)).toHaveValue('Nachtwal')
    await cell(fields.Year).focus()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(desk.all_saved)).toBeVisible()
    expect(await readRecord(page, `/images/${id}`)).toMatchObject({
      TitleDe: 'Nachtwal',
      TitleEn: `scan ${artist}`,
      AltDe: '',
      Year: 2024,
    })

    await speak(page, 'English')
    await resizeTo(page, PHONE)
    await expect(
      table.getByText(fill(englishFacts.other_creator, { creator: CREATOR, artist: Name })),
    ).toBeVisible()
    await expect(suggested('A whale swims under the moon at night.', english.desk.suggestion)).toBeVisible()
    expect(await surplusWidth(page)).toBe(0)
    await expectAccessible(page)
    await cell(english.fields.Year, english.desk.cell).fill('1066')
    await page.keyboard.press('Tab')
    await expect(page.getByText(filled(english.desk.some_failed.split(' |||| ')[0] ?? '', {}))).toBeVisible()
    await cell(english.fields.Year, english.desk.cell).fill('')
    await page.keyboard.press('Tab')
    await expect(page.getByText(english.desk.all_saved)).toBeVisible()
    expect((await readRecord(page, `/images/${id}`)).Year).toBeNull()
  } finally {
    const { Revision } = await readRecord(page, `/images/${id}`)
    await callAdminApi(page, { method: 'DELETE', path: `/images/${id}`, revision: Revision })
  }
})
