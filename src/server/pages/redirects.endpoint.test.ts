import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { SCREENS } from '#site/paths.ts'
import { everyPath } from '#tests/every-path.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  const { db } = agency.services.database
  await fillSmallCatalogue(db)
  await db.execute(
    sql`INSERT INTO redirects (from_path, to_address) VALUES ('/frueher', '/news/neu-1'), ('/Alter-Katalog', '/agb')`,
  )
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

const ENGLISH = { 'Accept-Language': 'en-GB,en;q=0.9' }

async function ask(path: string, headers: Record<string, string> = {}) {
  const { status, headers: answered } = await agency.get(path, headers)
  return { status, to: answered.get('Location') }
}

/** Follows one redirect and expects a page behind it. */
async function expectOneStep(path: string, headers: Record<string, string> = {}) {
  const { status, to } = await ask(path, headers)
  expect([path, status]).toEqual([path, expect.toBeOneOf([301, 302])])
  expect([path, to, (await ask(to ?? '', headers)).status]).toEqual([
    path,
    to,
    to?.endsWith('/notfound') ? 404 : 200,
  ])
  return { status, to }
}

describe('an address in another case leads to the page, at once and with its query', () => {
  test.each([
    ['/IMPRESSUM', '/impressum'],
    ['/News?x=Y', '/news?x=Y'],
    ['/en/NEWS', '/en/news'],
    ['/EN/News/', '/en/news'],
    ['/Aquarell?order=New', '/aquarell?order=New'],
    ['/illus-new/Ada-Moor', '/illus-new/ada-moor'],
    ['/Illustrator/ada-moor/Gallery/Aquarell', '/illustrator/ada-moor/gallery/aquarell'],
    ['/News/Neu-1', '/news/neu-1'],
    ['/DE/Kontakt/Illus/', '/kontakt/illus'],
    ['/AlleZeichner', '/allezeichner'],
    ['/en/AlleZeichner', '/en/allartists'],
    ['/LIVE', '/graphic-recording'],
    ['/Live/Profile/Ada-Moor', '/illustrator/ada-moor'],
    ['/en/news/Neu-1', '/en/news/new-1'],
  ])('%s to %s', async (path, target) => {
    expect(await expectOneStep(path)).toEqual({ status: 301, to: target })
  })

  test('whichever screen it is', async () => {
    for (const language of ['de', 'en'] as const)
      for (const path of everyPath(language).filter(
        (path) => !/^(?:\/en)?\/?$|(?:lightbox-email|lieferung)/.test(path),
      ))
        expect((await expectOneStep(path.toUpperCase())).to).toBe(path)
  })

  test('the id of a saved collection keeps its case, and that of a delivery', async () => {
    expect(await ask('/Lieferung/aBcD')).toEqual({ status: 301, to: '/lieferung/aBcD' })
    expect(await ask('/Lightbox-Email/aBcD')).toEqual({ status: 301, to: '/lightbox-email/aBcD' })
    expect((await ask('/lightbox-email/aBcD')).to).toBeNull()
    expect(await ask('/AUSWAHL?id=aBcD')).toEqual({ status: 301, to: '/auswahl?id=aBcD' })
  })

  test.each(['/Media/640/1.jpg', '/media/640/ABC.jpg', '/ASSETS/X.js', '/illusde/api/HERO', '/Nirgends'])(
    '%s is no page, and is missing as it stands',
    async (path) => {
      expect(await ask(path)).toEqual({ status: 404, to: null })
    },
  )
})

describe('nobody is redirected twice', () => {
  test.each([
    ['/IMPRESSUM/', '/en/impressum'],
    ['/de/news/neu-1', '/en/news/new-1'],
    ['/news/neu-1?x=1', '/en/news/new-1?x=1'],
    ['/live', '/en/graphic-recording'],
    ['/frueher', '/en/news/new-1'],
  ])('who reads English gets from %s to %s', async (path, target) => {
    expect(await expectOneStep(path, ENGLISH)).toEqual({ status: 302, to: target })
  })

  test.each([
    ['/Frueher/', '/news/neu-1'],
    ['/de/frueher', '/news/neu-1'],
    ['/en/frueher/', '/en/news/new-1'],
    ['/Alter-Katalog/', '/agb'],
  ])('the redirect that staff stored is met by %s, too', async (path, target) => {
    expect(await expectOneStep(path)).toEqual({ status: 301, to: target })
  })

  test('nor by the language switch, from any address', async () => {
    expect(await expectOneStep('/DE/News/Neu-1/?lang=en')).toEqual({ status: 302, to: '/en/news/new-1' })
    const chosen = { ...ENGLISH, Cookie: 'lang=de' }
    expect(await expectOneStep('/en/news/new-1?lang=de', chosen)).toMatchObject({ to: '/news/neu-1' })
  })

  test('every screen has an address without capitals', () => {
    const patterns = Object.values(SCREENS).flatMap(({ pattern }) => [pattern.de, pattern.en])
    expect(patterns.filter((pattern) => pattern !== pattern.toLowerCase())).toEqual([])
  })
})
