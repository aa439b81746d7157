import { beforeAll, describe, expect, test } from 'vitest'
import { addBanners, addHeroes, addNews, addTestimonials } from '#agency/editorial/editorial.server.ts'
import type { Database } from '#base/database/database.ts'
import { addArtist, addGallery, addImage, addPicture } from '#tests/builders.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency({ chance: () => 0 })
  await fill(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

async function fill(db: Database): Promise<void> {
  const aquarell = await addGallery(db)
  await addGallery(db, { germanUrl: 'tiere', description: 'Animals', germanDescription: 'Tiere' })
  const ada = await addArtist(db)
  const oemer = await addArtist(db, { code: 'oemer-usta', name: 'Ömer Usta' })
  await addArtist(db, { code: 'ghost', name: 'Hidden Person', hidden: true })
  for (let position = 0; position < 5; position++) {
    await addImage(db, {
      artistId: ada,
      position,
      galleryIds: [aquarell],
      rating: position,
      addedAt: new Date(2026, 0, 5 - position),
    })
  }
  await addImage(db, {
    artistId: oemer,
    addedAt: new Date(2026, 1, 1),
    animation: true,
    embedCode: '<iframe></iframe>',
  })
  await addImage(db, { artistId: ada, hidden: true, titleDe: 'Versteckt', addedAt: new Date(2026, 5, 1) })
  await fillEditorial(db)
}

async function fillEditorial(db: Database): Promise<void> {
  for (let position = 1; position <= 3; position++) {
    const imageId = await addPicture(db)
    const phonePictureId = await addPicture(db)
    const link = '/illustrator/ada-moor'
    await addHeroes(db, [
      {
        imageId,
        phonePictureId,
        title: `Hero ${position}`,
        caption: 'Wal',
        captionEn: 'Whale',
        link,
        position,
      },
    ])
  }
  for (let number = 1; number <= 3; number++) {
    await addNews(db, [
      {
        ...{
          titleDe: `Neu ${number}`,
          titleEn: `New ${number}`,
          introDe: 'i',
          introEn: 'i',
          bodyDe: 'b',
          bodyEn: 'b',
        },
        ...{ metaDe: 'm', metaEn: 'm', permalinkDe: `neu-${number}`, permalinkEn: `new-${number}` },
        ...{ imageAltDe: 'a', imageAltEn: 'a', publishedAt: new Date(2026, number, 1) },
        pictureId: await addPicture(db, { fileName: `neu-${number}.jpg` }),
        images: [
          {
            pictureId: await addPicture(db, { fileName: `neu-${number}-mehr.jpg` }),
            altDe: 'Blick',
            altEn: 'View',
          },
        ],
      },
    ])
  }
  const texts = { text: 'Intro\n\nSubhead', title: 'Titel', alt: 'Alt' }
  const pictureId = await addPicture(db, { fileName: 'banner.webp' })
  await addBanners(db, [{ address: 'home-2020', pictureId, textsDe: texts, textsEn: texts }])
  await addTestimonials(db, [{ deText: 'Gut.', enText: 'Good.', deCredit: 'Verlag', enCredit: 'Publisher' }])
}

describe('the calls of the specification answer with exactly its field names', () => {
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
      large: expect.stringMatching(/^\/dmedia\/webp\/1800\/\d+\.webp\?v=/),
    })
    expect(await agency.getJson('/illusde/api/hero/past')).toMatchObject([
      { title: 'Hero 2' },
      { title: 'Hero 1' },
    ])
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

  test('membership/admin is the bare letter n and is never kept', async () => {
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

  test('a gallery shows the best rated first, an artist the own order, news the newest', async () => {
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

describe('what cannot be answered is refused in the same form', () => {
  test.each([
    ['/illusde/api/galleries/fr', 404, 'not_found'],
    ['/illusde/api/galleries/meta/de/nirgends', 404, 'not_found'],
    ['/illusde/api/galleries/meta/xx/tiere', 404, 'not_found'],
    ['/illusde/api/galleries/fr/tiere/images', 404, 'not_found'],
    ['/illusde/api/galleries/de/nirgends/images', 404, 'not_found'],
    ['/illusde/api/artist/999/slideshow', 404, 'not_found'],
    ['/illusde/api/artist/3/slideshow', 404, 'not_found'],
    ['/illusde/api/news/images/999', 404, 'not_found'],
    ['/illusde/api/banner/nirgends', 404, 'not_found'],
    ['/illusde/api/nothing', 404, 'not_found'],
    ['/illusde/api/', 404, 'not_found'],
    ['/illusde/api/artist/abc/slideshow', 400, 'invalid_request'],
    ['/illusde/api/artist/-1/slideshow', 400, 'invalid_request'],
    ['/illusde/api/artist/0/slideshow', 400, 'invalid_request'],
    ['/illusde/api/artist/1e3/slideshow', 400, 'invalid_request'],
    ['/illusde/api/artist/99999999999999999999/images', 400, 'invalid_request'],
    ['/illusde/api/artist/%27%20OR%201=1/images', 400, 'invalid_request'],
    ['/illusde/api/news/images/1.5', 400, 'invalid_request'],
    ['/illusde/api/images/all?limit=0', 400, 'invalid_request'],
    ['/illusde/api/images/all?limit=101', 400, 'invalid_request'],
    ['/illusde/api/images/all?limit=x', 400, 'invalid_request'],
    ['/illusde/api/images/all?cursor=x', 400, 'invalid_request'],
    ['/illusde/api/images/all?order=best', 400, 'invalid_request'],
  ])('%s: %i %s', async (path, status, code) => {
    const answer = await agency.get(path)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: { code, message: expect.stringMatching(/\.$/) } })
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    '%s on a call that only answers: 405 with Allow',
    async (method) => {
      const answer = await agency.get('/illusde/api/artists/all', {}, method)
      expect(answer.status).toBe(405)
      expect(answer.headers.get('Allow')).toBe('GET, HEAD')
      expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
    },
  )

  test('HEAD answers as GET does, without the body', async () => {
    const answer = await agency.get('/illusde/api/artists/all', {}, 'HEAD')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })
})

describe('answers travel light', () => {
  const path = '/illusde/api/artists/all'

  test('an unchanged answer is 304, whether it was compressed or not', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const first = await agency.get(path, { 'Accept-Encoding': encoding })
      const etag = first.headers.get('ETag') ?? ''
      await first.arrayBuffer()
      const second = await agency.get(path, { 'Accept-Encoding': encoding, 'If-None-Match': etag })
      expect([second.status, second.headers.get('ETag')]).toEqual([304, etag])
      const weak = await agency.get(path, {
        'Accept-Encoding': encoding,
        'If-None-Match': `"other", W/${etag}`,
      })
      expect(weak.status).toBe(304)
    }
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['deflate', null],
  ])('Accept-Encoding %s is answered with %s', async (accepted, encoding) => {
    const document = '/illusde/api/openapi.json'
    const answer = await agency.get(document, { 'Accept-Encoding': accepted })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding')
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' })
  })

  test('what is the same for everybody may be kept, what chance decides may not', async () => {
    const shared = await agency.get(path)
    expect(shared.headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    )
    const byChance = await agency.get('/illusde/api/images/homepage')
    expect(byChance.headers.get('Cache-Control')).toBe('no-store')
  })
})

test('the OpenAPI document names every call of the specification', async () => {
  const document = (await agency.getJson('/illusde/api/openapi.json')) as { paths: Record<string, unknown> }
  expect(Object.keys(document.paths).toSorted()).toEqual(
    [
      '/artist/{ArtistId}/images',
      '/artist/{ArtistId}/slideshow',
      '/artists/all',
      '/banner/{address}',
      '/galleries/meta/{lang}/{gname}',
      '/galleries/{lang}',
      '/galleries/{lang}/{gname}/images',
      '/hero',
      '/hero/past',
      '/images/all',
      '/images/homepage',
      '/images/homepage/alpha',
      '/images/homepage/new',
      '/membership/admin',
      '/news/all',
      '/news/home',
      '/news/images/{newsId}',
      '/testimonials/random',
    ].toSorted(),
  )
})
