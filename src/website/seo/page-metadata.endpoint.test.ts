import { beforeAll, describe, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

/** Returns the page's structured data, grouped by its type. */
async function dataOf(path: string): Promise<Map<string, Record<string, unknown>[]>> {
  const html = await (await agency.get(path)).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const entries: Record<string, unknown>[] = scripts.map(([, text = '']) => JSON.parse(text))
  return Map.groupBy(entries, (entry) => String(entry['@type']))
}

async function metaOf(path: string, property: string): Promise<string | undefined> {
  const html = await (await agency.get(path)).text()
  return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
}

describe('search engines are told', () => {
  test('by a portfolio who the artist is, in these very properties', async () => {
    const { origin } = agency.services
    const [person] = (await dataOf('/en/illustrator/ada-moor')).get('Person') ?? []
    expect(person).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      url: `${origin}/en/illustrator/ada-moor`,
      name: 'Ada Moor',
      jobTitle: 'Artist',
      worksFor: { '@type': 'Organization', name: 'Zeichner', url: `${origin}/en` },
    })
  })

  test('by a portfolio which works it shows, with whom to ask for a licence', async () => {
    const { origin } = agency.services
    const images = (await dataOf('/illustrator/ada-moor')).get('ImageObject') ?? []
    expect(images).toHaveLength(5)
    for (const image of images) {
      expect(image).toMatchObject({
        license: `${origin}/agb`,
        acquireLicensePage: `${origin}/illustrator/ada-moor`,
        creator: { '@type': 'Person', name: 'Ada Moor' },
        creditText: 'Ada Moor, Die Zeichner',
      })
    }
  })

  test('by the home page whose it is and how to search it', async () => {
    const data = await dataOf('/')
    expect(data.get('Organization')?.[0]).toMatchObject({
      name: 'Die Zeichner',
      email: 'hallo@zeichner.example',
      telephone: expect.stringMatching(/^\+49/),
    })
    expect(data.get('WebSite')?.[0]).toMatchObject({
      potentialAction: {
        target: { urlTemplate: `${agency.services.origin}/image-search?q={search_term_string}` },
      },
    })
  })

  test.each([
    ['/allezeichner', 2],
    ['/illustrator/ada-moor', 3],
    ['/aquarell', 2],
  ])('by %s the way to it', async (path, steps) => {
    const [way] = (await dataOf(path)).get('BreadcrumbList') ?? []
    expect(way?.itemListElement).toHaveLength(steps)
    expect(way?.itemListElement).toContainEqual(
      expect.objectContaining({ position: steps, item: agency.services.origin + path }),
    )
  })
})

describe('networks are told', () => {
  test('first and last name of the artist', async () => {
    expect(await metaOf('/illustrator/ada-moor', 'profile:first_name')).toBe('Ada')
    expect(await metaOf('/illustrator/ada-moor', 'profile:last_name')).toBe('Moor')
  })

  test.each(['/', '/en', '/allezeichner', '/illustrator/ada-moor', '/en/aquarell'])(
    'a picture that is there, by %s',
    async (path) => {
      const picture = (await metaOf(path, 'og:image'))?.replaceAll('&amp;', '&')
      expect(picture).toContain('/cards/')
      expect((await agency.get(picture?.replace(agency.services.origin, '') ?? '')).status).toBe(200)
    },
  )
})
