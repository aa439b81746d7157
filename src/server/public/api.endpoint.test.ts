import { beforeAll, describe, expect, test } from 'vitest'
import { API_PATH } from '#site/api-paths.ts'
import { withoutSecrets } from '#site/path-parts.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency({ random: () => 0 })
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

describe('the calls of the specification respond with exactly its field names', () => {
  test('artists/all: everybody visible, A to Z', async () => {
    const artists = await agency.getJson('/illusde/api/artists/all')
    expect(artists).toEqual([
      {
        Id: 1,
        Name: 'Ada Moor',
        PortraitUrl: expect.stringMatching(/^\/dmedia\/webp\/640\/1\.webp\?v=/),
        PortfolioUrl: '/illustrator/ada-moor',
      },
      {
        Id: 2,
        Name: 'Ömer Usta',
        PortraitUrl: expect.stringContaining('/2.webp'),
        PortfolioUrl: '/illustrator/oemer-usta',
      },
    ])
  })

  test('galleries/{lang}: A to Z in that language', async () => {
    const german = await agency.getJson('/illusde/api/galleries/de')
    expect(german).toEqual([
      { Id: 1, GermanUrl: 'aquarell', Description: 'Watercolour', GermanDescription: 'Aquarell' },
      { Id: 2, GermanUrl: 'tiere', Description: 'Animals', GermanDescription: 'Tiere' },
    ])
    expect(await agency.getJson('/illusde/api/galleries/en')).toMatchObject([{ Id: 2 }, { Id: 1 }])
  })

  test('galleries/meta/{lang}/{gallery}: title, description and h1', async () => {
    expect(await agency.getJson('/illusde/api/galleries/meta/en/tiere')).toEqual({
      title: 'Title',
      description: 'Words',
      h1: 'Head',
    })
  })

  test('hero is the newest, hero/past the others', async () => {
    expect(await agency.getJson('/illusde/api/hero')).toEqual({
      image_id: expect.any(Number),
      title: 'Hero 3',
      caption: 'Wal',
      captionEn: 'Whale',
      link: '/illustrator/ada-moor',
      mobile: expect.stringMatching(/^\/media\/640\/\d+\.jpg\?v=/),
      mobileSrcSet: expect.stringMatching(/^\/dmedia\/webp\/320\/\d+\.webp\?v=\S+ \d+w/),
      large: expect.stringMatching(/^\/dmedia\/webp\/1800\/\d+\.webp\?v=/),
      largeSrcSet: expect.stringMatching(/^\/dmedia\/webp\/320\/\d+\.webp\?v=\S+ \d+w/),
    })
    expect(await agency.getJson('/illusde/api/hero/past')).toMatchObject([
      { title: 'Hero 2' },
      { title: 'Hero 1' },
    ])
  })

  test('heroes carry the watermark in 1280 and 2400, and pages show them in neither', async () => {
    const { heroes } = agency.services.readModel.current().editorial
    expect(heroes.flatMap(({ picture, phonePicture }) => [picture, phonePicture])).toHaveLength(6)
    for (const { picture, phonePicture } of heroes)
      expect([picture.watermarked, phonePicture.watermarked]).toEqual([true, true])
    expect(await agency.getJson('/illusde/api/hero')).toMatchObject({
      largeSrcSet: expect.not.stringMatching(/\/webp\/(?:1280|2400)\//),
    })
  })

  test('images/homepage: one image of each artist, with every field', async () => {
    const images = await agency.getJson('/illusde/api/images/homepage')
    expect(images).toHaveLength(2)
    expect(images).toContainEqual({
      Id: expect.any(Number),
      FullSrc: expect.stringMatching(/^\/dmedia\/webp\/2400\//),
      Alt: 'Ein Wal unter Wasser',
      AltEn: 'A whale under water',
      Title: 'Wal',
      TitleEn: 'Whale',
      ArtistId: 2,
      ArtistName: 'Ömer Usta',
      PortfolioUrl: '/illustrator/oemer-usta',
      Animation: true,
      EmbedCode: '<iframe></iframe>',
      Rating: 0,
      Width: 2400,
      Height: 1600,
      Ground: '#aabbcc',
      ThumbHash: null,
      FocusX: null,
      FocusY: null,
      Client: '',
      Year: null,
      Commission: null,
      Licensable: false,
    })
  })

  test('images/homepage/new begins with the newest, alpha with the first name; hidden images are in neither', async () => {
    const newest = await agency.getJson('/illusde/api/images/homepage/new')
    expect(newest).toHaveLength(6)
    expect(newest).toMatchObject([{ ArtistId: 2 }, { ArtistId: 1 }, {}, {}, {}, {}])
    expect(await agency.getJson('/illusde/api/images/homepage/alpha')).toMatchObject([
      { ArtistId: 1 },
      { ArtistId: 2 },
    ])
    expect(JSON.stringify(newest)).not.toContain('Versteckt')
  })

  test('artist/{ArtistId}/slideshow', async () => {
    expect(await agency.getJson('/illusde/api/artist/1/slideshow')).toHaveLength(5)
  })

  test('news/home and news/images/{newsId}', async () => {
    expect(await agency.getJson('/illusde/api/news/home')).toMatchObject([
      {
        Id: 3,
        Title: 'Neu 3',
        TitleEn: 'New 3',
        ImageFile: 'neu-3.jpg',
        Permalink: 'neu-3',
        PermalinkEn: 'new-3',
      },
      { Id: 2 },
    ])
    expect(await agency.getJson('/illusde/api/news/images/3')).toMatchObject([
      { ImageFile: 'neu-3-mehr.jpg', ImageAlt: 'Blick' },
    ])
  })

  test('banner/home-2020 and testimonials/random', async () => {
    const texts = { text: 'Intro\n\nSubhead', title: 'Titel', alt: 'Alt' }
    expect(await agency.getJson('/illusde/api/banner/home-2020')).toEqual({
      ImageFile: 'banner.webp',
      JsonDataDe: texts,
      JsonDataEn: texts,
    })
    expect(await agency.getJson('/illusde/api/testimonials/random')).toEqual({
      DeText: 'Gut.',
      EnText: 'Good.',
      DeCredit: 'Verlag',
      EnCredit: 'Publisher',
    })
  })

  test('membership/admin is the bare letter n and is never cached', async () => {
    const answer = await agency.get('/illusde/api/membership/admin')
    expect(await answer.text()).toBe('n')
    expect(answer.headers.get('Content-Type')).toContain('text/plain')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('lists are paged through', () => {
  test.each([
    '/illusde/api/images/all?order=random',
    '/illusde/api/images/all',
    '/illusde/api/images/all?order=alpha',
  ])('%s: every image once, two at a time', async (path) => {
    const ids = await idsOfAllPages(path)
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
    expect(ids).toHaveLength(6)
  })

  test('a gallery shows the best rated first, an artist their own order, news the newest', async () => {
    expect(await agency.getJson('/illusde/api/galleries/de/aquarell/images?limit=1')).toMatchObject({
      items: [{ Rating: 4 }],
    })
    expect(await agency.getJson('/illusde/api/artist/1/images?limit=1')).toMatchObject({
      items: [{ Rating: 0 }],
    })
    expect(await agency.getJson('/illusde/api/news/all?limit=1')).toMatchObject({
      items: [{ Id: 3 }],
      next: expect.any(String),
    })
  })

  async function idsOfAllPages(path: string): Promise<number[]> {
    const ids: number[] = []
    let next: string | null = ''
    while (next !== null) {
      const joint = path.includes('?') ? '&' : '?'
      const page = (await agency.getJson(`${path}${joint}limit=2${next ? `&cursor=${next}` : ''}`)) as {
        items: { Id: number }[]
        next: string | null
      }
      ids.push(...page.items.map(({ Id }) => Id))
      next = page.next
    }
    return ids
  }
})

/** Parts of calls that anybody may know, or that are of use only together with a secret. */
const KNOWN_PARTS = ['ArtistId', 'address', 'comment', 'gname', 'lang', 'newsId', 'person']

test('the log says no other part of a call than those that are no secret', async () => {
  for (const call of await listCalls()) {
    const masked = withoutSecrets(`${API_PATH}${call}`.replaceAll(/[{}]/g, '_'))
    const parts = [...masked.matchAll(/_(\w+)_/g)].map(([, name = '']) => name)
    expect([call, parts.filter((name) => !KNOWN_PARTS.includes(name))]).toEqual([call, []])
  }
})

async function listCalls(): Promise<string[]> {
  const document = (await agency.getJson('/illusde/api/openapi.json')) as { paths: Record<string, unknown> }
  return Object.keys(document.paths)
}

test('the OpenAPI document names every call of the specification', async () => {
  expect((await listCalls()).toSorted()).toEqual(
    [
      '/artist-application',
      '/artist/{ArtistId}',
      '/artist/{ArtistId}/images',
      '/artist/{ArtistId}/pdf',
      '/artist/{ArtistId}/slideshow',
      '/artists/all',
      '/banner/{address}',
      '/contact',
      '/contact/challenge',
      '/galleries/meta/{lang}/{gname}',
      '/galleries/{lang}',
      '/galleries/{lang}/{gname}/images',
      '/hero',
      '/hero/past',
      '/image-search',
      '/image-search/{id}/thumbnail',
      '/images/all',
      '/images/homepage',
      '/images/homepage/alpha',
      '/images/homepage/new',
      '/images/some',
      '/lightbox',
      '/lightbox-email',
      '/lightbox/{id}',
      '/lightbox/{id}/csv',
      '/lightbox/{id}/events',
      '/lightbox/{id}/pdf',
      '/lightbox/{id}/round',
      '/lightbox/{id}/round/comments',
      '/lightbox/{id}/round/comments/{comment}',
      '/lightbox/{id}/round/digest',
      '/lightbox/{id}/round/digest/end',
      '/lightbox/{id}/round/owner-link',
      '/lightbox/{id}/round/people/{person}',
      '/lightbox/{id}/round/votes',
      '/membership/admin',
      '/news/all',
      '/news/home',
      '/news/images/{newsId}',
      '/page-views',
      '/testimonials/random',
    ].toSorted(),
  )
})
