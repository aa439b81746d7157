import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/durations.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'

const CONFIRMED = new Date('2026-11-02T10:00:00Z')
const daysLater = (days: number) => new Date(CONFIRMED.getTime() + days * DAY_MS)

let agency: TestAgency
let ada: number
let work: number
let now = CONFIRMED

beforeAll(async () => {
  agency = await openTestAgency({ clock: { now: () => now } })
  const { db } = agency.services.database
  ada = await addArtist(db, {
    availableFrom: '2027-03-01',
    availabilityConfirmedAt: CONFIRMED,
    leadTimeWeeks: 3,
    clients: 'Museum für verlorene Handschuhe\nFährlinie Morgengrau',
    books: 'Der Wal im Waschhaus',
    awards: 'Goldener Radiergummi 2024',
    languages: ['de', 'fr'],
    timeZone: 'Europe/Berlin',
    services: ['live-drawing'],
  })
  await addArtist(db, { code: 'silent', name: 'Silent Person' })
  work = await addImage(db, {
    artistId: ada,
    client: 'Limonade „Fräulein Minze“',
    year: 2025,
    commission: 'commissioned',
    licensable: true,
  })
  return () => agency[Symbol.asyncDispose]()
})

beforeEach(() => moveTo(CONFIRMED))

async function moveTo(moment: Date): Promise<void> {
  now = moment
  await agency.services.readModel.reload()
}

async function confirmAt(moment: Date): Promise<void> {
  const { db } = agency.services.database
  await db.execute(
    sql`UPDATE artists SET availability_confirmed_at = ${moment.toISOString()} WHERE id = ${ada}`,
  )
}

/** The page as people read it: without tags, scripts and data. */
async function textOf(path: string): Promise<string> {
  const html = await (await agency.get(path)).text()
  return html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

async function dataOf(path: string, kind: string): Promise<Record<string, unknown> | undefined> {
  const html = await (await agency.get(path)).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const entries: Record<string, unknown>[] = scripts.map(([, text = '']) => JSON.parse(text))
  return entries.find((entry) => entry['@type'] === kind)
}

const availabilityOf = async () => {
  const { AvailableFrom, AvailableNow } = Object(await agency.getJson(`/illusde/api/artist/${ada}`))
  return [AvailableFrom, AvailableNow]
}

describe('a portfolio says what buyers ask first', () => {
  test('in German', async () => {
    const text = await textOf('/illustrator/ada-moor')
    for (const words of [
      'frei ab März 2027',
      'meist 3 Wochen',
      'Fährlinie Morgengrau',
      'Goldener Radiergummi 2024',
      'Deutsch, Französisch',
      'Mitteleuropäische Zeit',
      'Live-Zeichnen',
    ])
      expect(text).toContain(words)
  })

  test('in English', async () => {
    const text = await textOf('/en/illustrator/ada-moor')
    for (const words of [
      'free from March 2027',
      'usually 3 weeks',
      'Der Wal im Waschhaus',
      'German, French',
      'Central European Time',
      'Live drawing',
    ])
      expect(text).toContain(words)
  })

  test('and nothing at all where nothing is known', async () => {
    expect(await (await agency.get('/illustrator/silent')).text()).not.toContain('<dl')
  })
})

describe('availability', () => {
  test.each([
    [59, ['2027-03-01', false]],
    [60, [null, false]],
  ])('that was confirmed %i days ago is %j', async (days, expected) => {
    await moveTo(daysLater(days))
    expect(await availabilityOf()).toEqual(expected)
    expect((await textOf('/illustrator/ada-moor')).includes('frei ab')).toBe(expected[0] !== null)
  })

  test('that was confirmed anew and whose day has come is free now', async () => {
    await moveTo(daysLater(130))
    await confirmAt(now)
    await agency.services.readModel.reload()
    expect(await availabilityOf()).toEqual(['2027-03-01', true])
    expect(await textOf('/illustrator/ada-moor')).toContain('sofort frei')
    await confirmAt(CONFIRMED)
  })
})

describe('machines are told', () => {
  test('what is known of the artist, in these very fields', async () => {
    expect(await agency.getJson(`/illusde/api/artist/${ada}`)).toEqual({
      Id: ada,
      Name: 'Ada Moor',
      PortfolioUrl: '/illustrator/ada-moor',
      TownDe: '',
      TownEn: '',
      AvailableFrom: '2027-03-01',
      AvailableNow: false,
      LeadTimeWeeks: 3,
      Clients: ['Museum für verlorene Handschuhe', 'Fährlinie Morgengrau'],
      Books: ['Der Wal im Waschhaus'],
      Awards: ['Goldener Radiergummi 2024'],
      Languages: ['de', 'fr'],
      TimeZone: 'Europe/Berlin',
      Services: ['live-drawing'],
    })
    expect((await agency.get('/illusde/api/artist/999999')).status).toBe(404)
  })

  test('what is known of an image', async () => {
    const [image] = Object(await agency.getJson(`/illusde/api/images/some?ids=${work}`))
    expect(image).toMatchObject({
      Client: 'Limonade „Fräulein Minze“',
      Year: 2025,
      Commission: 'commissioned',
      Licensable: true,
    })
  })

  test('as search engines read it', async () => {
    expect(await dataOf('/en/illustrator/ada-moor', 'Person')).toMatchObject({
      knowsLanguage: ['de', 'fr'],
      award: ['Goldener Radiergummi 2024'],
    })
    expect(await dataOf('/en/illustrator/ada-moor', 'ImageObject')).toMatchObject({
      dateCreated: '2025',
      copyrightNotice: '© 2025 Ada Moor',
    })
    expect(Object.keys((await dataOf('/illustrator/silent', 'Person')) ?? {})).not.toContain('award')
  })

  test('by the document of the API', async () => {
    const { paths, components } = Object(await agency.getJson('/illusde/api/openapi.json'))
    expect(Object.keys(paths)).toContain('/artist/{ArtistId}')
    expect(components.schemas.ArtistProfile.properties).toHaveProperty('AvailableFrom')
  })
})

describe('search by words finds', () => {
  test.each([
    ['Französisch'],
    ['French'],
    ['Morgengrau'],
    ['Radiergummi'],
    ['Live-Zeichnen'],
    ['live drawing'],
    ['Waschhaus'],
  ])('an artist by “%s”', async (words) => {
    const found = await agency.getJson(`/illusde/api/image-search?q=${encodeURIComponent(words)}`)
    expect(Object(found).artists.map(({ Name }: { Name: string }) => Name)).toEqual(['Ada Moor'])
  })

  test('an image by whom it was made for', async () => {
    const found = await agency.getJson('/illusde/api/image-search?q=Minze')
    expect(Object(found).items.map(({ Id }: { Id: number }) => Id)).toEqual([work])
  })
})

test('without script the picture’s page says whom it was made for, when, and that it can be licensed', async () => {
  const german = await textOf(`/illustrator/ada-moor?bild=${work}`)
  expect(german).toContain('Auftragsarbeit für Limonade „Fräulein Minze“ · 2025 · Nutzungsrechte verfügbar')
})
