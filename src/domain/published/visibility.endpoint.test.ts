import { beforeAll, describe, expect, test } from 'vitest'
import { saveCollection } from '#domain/collection/saved-collections.server.ts'
import { addHeroes, addNews } from '#domain/editorial/editorial.server.ts'
import { listUnpreparedPictureIds } from '#domain/imaging/pictures.server.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/durations.ts'
import { addArtist, addImage, addPicture } from '#tests/builders.ts'
import { aPlainPicture, openSearchAgency, SEARCH_START, type SearchAgency } from '#tests/search-agency.ts'
import { preparePictures } from './prepare-pictures.server.ts'
import { findSharePicture } from './share-images.server.ts'

const hours = (count: number) => new Date(SEARCH_START.getTime() + count * HOUR_MS)
const times = { publishedFrom: hours(1), publishedUntil: hours(2) }
const GREEN = '#20c020'

let world: SearchAgency
/** Work of an artist who is always shown, artist, work of the scheduled artist, hero, news item: by their pictures. */
let ids: Record<'work' | 'artist' | 'portrait' | 'theirs' | 'hero' | 'item' | 'newsPicture', number>
let collection: string
let reference: string

beforeAll(async () => {
  world = await openSearchAgency()
  const { services } = world.agency
  const { db } = services.database
  const ada = services.readModel.current().catalogue.artistsByCode.get('ada-moor')?.id ?? 0
  const portrait = await addPicture(db)
  const artist = await addArtist(db, { code: 'zoe', name: 'Zoe Später', portraitId: portrait, ...times })
  const words = { keywordsDe: 'Klabautermann', keywordsEn: 'Klabautermann' }
  const work = await addImage(db, {
    artistId: ada,
    titleDe: 'Zukunft',
    titleEn: 'Future',
    ...words,
    ...times,
  })
  const theirs = await addImage(db, { artistId: artist, titleDe: 'Morgen', titleEn: 'Tomorrow', ...words })
  for (const id of [work, theirs]) await world.visual.add(id, await aPlainPicture(GREEN))
  const [imageId, phonePictureId] = [await addPicture(db), await addPicture(db)]
  const hero = { title: 'Heldin', caption: 'a', captionEn: 'b', link: '/illustrator/ada-moor', position: 9 }
  await addHeroes(db, [{ imageId, phonePictureId, ...hero, ...times }])
  const newsPicture = await addPicture(db)
  await addNews(db, [
    {
      ...{ titleDe: 'Vorhaben', titleEn: 'Plans', introDe: 'a', introEn: 'b', bodyDe: 'a', bodyEn: 'b' },
      ...{ metaDe: 'a', metaEn: 'b', imageAltDe: 'a', imageAltEn: 'b', images: [] },
      ...{ permalinkDe: 'vorhaben', permalinkEn: 'plans', pictureId: newsPicture },
      ...{ publishedAt: times.publishedFrom, publishedUntil: times.publishedUntil },
    },
  ])
  const saved = await saveCollection(db, {
    entries: [work, theirs].map((imageId) => ({ imageId, note: '' })),
    language: 'de',
    title: '',
    now: SEARCH_START,
    keptDays: 90,
  })
  await services.readModel.reload()
  ids = { work, artist, portrait, theirs, hero: imageId, item: 1, newsPicture }
  collection = saved.id
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(await aPlainPicture(GREEN))]), 'a.png')
  const sent = await fetch(`${world.agency.address}/illusde/api/image-search`, { method: 'POST', body: form })
  reference = (await sent.json()).id
  return () => world[Symbol.asyncDispose]()
})

const textOf = async (path: string) => (await world.agency.get(path)).text()
const statusOf = async (path: string) => (await world.agency.get(path)).status
const has = async (path: string, text: string) => (await textOf(path)).includes(text)

/** Each place where visitors and programs could see it. */
const PLACES: Record<string, () => Promise<boolean>> = {
  'the artist’s page': async () => (await statusOf('/illustrator/zoe')) === 200,
  'the artist’s English page': async () => (await statusOf('/en/illustrator/zoe')) === 200,
  'the list of artists': () => has('/allezeichner', 'Zoe Später'),
  'the page of the work’s artist': () => has('/illustrator/ada-moor', 'Zukunft'),
  'the home page by the newest': () => has('/?order=new', 'Zukunft'),
  'the hero of the home page': () => has('/', `/dmedia/webp/640/${ids.hero}.webp`),
  'the news page': () => has('/news', 'Vorhaben'),
  'the item’s page': async () => (await statusOf('/en/news/plans')) === 200,
  'the feed of news': () => has('/news/feed.xml', 'Vorhaben'),
  'the map of artists': () => has('/sitemap/artists.xml', '/illustrator/zoe'),
  'the map of news': () => has('/sitemap/news.xml', '/news/vorhaben'),
  'the API of artists': () => has('/illusde/api/artists/all', 'Zoe Später'),
  'the API of one artist': async () => (await statusOf(`/illusde/api/artist/${ids.artist}`)) === 200,
  'the API of images': () => has('/illusde/api/images/all?limit=100', '"Zukunft"'),
  'the API of the artist’s images': () => has(`/illusde/api/artist/${ids.artist}/images`, '"Morgen"'),
  'the API of some images': () => has(`/illusde/api/images/some?ids=${ids.theirs}`, '"Morgen"'),
  'the API of the hero': () => has('/illusde/api/hero', 'Heldin'),
  'the API of news': () => has('/illusde/api/news/all', 'Vorhaben'),
  'the search by words': () => has('/illusde/api/image-search?q=Klabautermann', '"Zukunft"'),
  'the search by the artist’s name': () => has('/illusde/api/image-search?q=Zoe', '"Morgen"'),
  'the search by a picture': () => has(`/illusde/api/image-search?image=${reference}`, '"Zukunft"'),
  'the search by itself': async () => (await statusOf(`/illusde/api/image-search?like=${ids.work}`)) === 200,
  'the collection that holds it': () => has(`/illusde/api/lightbox/${collection}`, `"Id":${ids.work}`),
  'the table of that collection': () => has(`/illusde/api/lightbox/${collection}/csv`, 'Zukunft'),
  'the artist’s PDF': async () => (await statusOf(`/illusde/api/artist/${ids.artist}/pdf`)) === 200,
  'the share image of the artist': async () => (await statusOf(await shareAddress())) === 200,
}
for (const name of ['work', 'theirs', 'portrait', 'hero', 'newsPicture'] as const)
  PLACES[`the picture: ${name}`] = async () => (await statusOf(`/dmedia/webp/320/${ids[name]}.webp`)) === 200

/** Returns the address of the share picture once the artist is shown. */
async function shareAddress(): Promise<string> {
  const { readModel } = world.agency.services
  const now = world.time.now
  const known = findSharePicture(readModel.current(), 'artist', 'de', 'zoe')?.path
  if (known) return known
  await setClock(hours(1.5))
  const path = findSharePicture(readModel.current(), 'artist', 'de', 'zoe')?.path ?? ''
  await setClock(now)
  return path
}

async function setClock(now: Date): Promise<void> {
  world.time.now = now
  await world.agency.services.readModel.reload()
}

async function whereSeen(): Promise<string[]> {
  const seen: string[] = []
  for (const [place, isSeen] of Object.entries(PLACES)) if (await isSeen()) seen.push(place)
  return seen
}

describe('works, artists, heroes and news with a time', () => {
  test('are seen nowhere before it, everywhere from then on, and nowhere after it', async () => {
    const all = Object.keys(PLACES)
    expect(await whereSeen()).toEqual([])
    await setClock(hours(1))
    expect(await whereSeen()).toEqual(all)
    await setClock(new Date(hours(2).getTime() - MINUTE_MS))
    expect(await whereSeen()).toEqual(all)
    await setClock(hours(2))
    expect(await whereSeen()).toEqual([])
  })

  test('a page that was asked for before is told apart from the one after', async () => {
    await setClock(SEARCH_START)
    const before = await world.agency.get('/allezeichner')
    const tag = before.headers.get('ETag') ?? ''
    expect((await world.agency.get('/allezeichner', { 'If-None-Match': tag })).status).toBe(304)
    await setClock(hours(1))
    const after = await world.agency.get('/allezeichner', { 'If-None-Match': tag })
    expect([after.status, (await after.text()).includes('Zoe Später')]).toEqual([200, true])
  })

  test('the pictures of works are prepared before they go on', async () => {
    await setClock(SEARCH_START)
    const { services } = world.agency
    const works = [ids.work, ids.theirs]
    const waiting = async () => {
      const all = await listUnpreparedPictureIds(services.database.db)
      return works.filter((id) => all.includes(id))
    }
    expect(await waiting()).toEqual(works)
    await preparePictures(services, 1, new AbortController().signal)
    expect(await waiting()).toEqual([])
    expect(await statusOf(`/dmedia/webp/320/${ids.work}.webp`)).toBe(404)
  })
})
