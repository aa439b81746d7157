import { screen } from '@testing-library/dom'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addBanners } from '#domain/editorial/editorial.server.ts'
import staff from '#messages/staff.de.json' with { type: 'json' }
import staffInEnglish from '#messages/staff.en.json' with { type: 'json' }
import german from '#messages/staff-configuration.de.json' with { type: 'json' }
import english from '#messages/staff-configuration.en.json' with { type: 'json' }
import emptyGerman from '#messages/staff-empty-lists.de.json' with { type: 'json' }
import emptyEnglish from '#messages/staff-empty-lists.en.json' with { type: 'json' }
import { fill as filled } from '#platform/i18n/fill.ts'
import { addPicture } from '#tests/builders.ts'
import { fill, findField, open, press, readRecord, speak, theDatabase, user } from '#tests/dom/admin.ts'

test('what was searched for in vain is listed, and becomes a synonym', async () => {
  await theDatabase().execute(sql`INSERT INTO unanswered_searches VALUES (CURRENT_DATE, 'feuerturm', 3)`)
  await open('/unanswered-searches')
  await user.click(await screen.findByRole('link', { name: 'Synonym anlegen: feuerturm' }))
  await expect.poll(async () => (await findField('Wort')).value).toBe('feuerturm')
  await fill('Findet auch', 'Leuchtturm')
  await press('Speichern')
  await expect.poll(() => location.pathname).toMatch(/\/synonyms\/\d+$/)
  const path = location.pathname.replace('/admin', '')
  expect(await readRecord(path)).toMatchObject({ Word: 'feuerturm', Finds: 'Leuchtturm' })
})

test.each([
  ['Deutsch', emptyGerman, staff],
  ['English', emptyEnglish, staffInEnglish],
] as const)(
  'empty lists say what they are for and how to begin (%s)',
  async (language, texts, { create }) => {
    const { resources } = await import('#admin/resources.tsx')
    const listed = resources.filter(({ list }) => list).map(({ name }) => name)
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(listed))
    const created = resources.filter((resource) => resource.create).map(({ name }) => name)
    expect(Object.keys(create).toSorted()).toEqual(created.toSorted())
    await open('/redirects')
    await speak(language)
    await screen.findByText(texts.redirects)
    await user.click(await screen.findByRole('link', { name: create.redirects }))
    await expect.poll(() => location.pathname).toBe('/admin/redirects/create')
  },
)

test('the banner above the newest works asks only for what visitors see of it', async () => {
  const texts = { text: 'Willkommen', title: '', alt: '' }
  const pictureId = await addPicture(theDatabase())
  await addBanners(theDatabase(), [{ address: 'home-2020', pictureId, textsDe: texts, textsEn: texts }])
  await open('/banners/home-2020')
  expect((await screen.findAllByText(staff.banners.welcome_hint)).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('textbox', { name: /^Text/ })).toHaveLength(2)
  expect(screen.queryByRole('textbox', { name: /^(Titel|Alternativtext)/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Bild wählen/ })).toBeNull()
})

test.each([
  ['Deutsch', german],
  ['English', english],
] as const)('settings say what the server sets, and whether by a variable (%s)', async (language, texts) => {
  await open('/settings')
  await speak(language)
  const values = await screen.findByRole('region', { name: texts.title })
  const partOf = (name: keyof typeof texts.names) =>
    [...values.querySelectorAll('div')].findLast(({ textContent }) => textContent.includes(texts.names[name]))
      ?.textContent
  await expect
    .poll(() => partOf('DATA_DIR') ?? '')
    .toContain(filled(texts.from.environment, { name: 'DATA_DIR' }))
  expect(partOf('FILE_STORE')).toContain(texts.values.FILE_STORE.folder)
  expect(partOf('S3_BUCKET')).toContain(texts.not_set)
})

test('an address of a new banner, which nobody makes, leads to the list', async () => {
  await open('/banners/create')
  await expect.poll(() => location.pathname).toBe('/admin/banners')
})
