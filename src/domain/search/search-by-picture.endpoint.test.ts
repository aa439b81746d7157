import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_NARROWING } from '#domain/catalogue/narrowing/narrowing.ts'
import { site } from '#site/site.server.ts'
import { addImage } from '#tests/builders.ts'
import {
  aPlainPicture,
  openSearchAgency,
  type SearchAgency,
  titlesOf,
  UNFILTERED,
} from '#tests/search-agency.ts'
import type { SearchOptions, SearchQuery } from './query.ts'
import { cutRegion } from './region-embeddings.server.ts'

const RED = '#d62828'
const BLUE = '#2563c9'
const GREEN = '#20c020'

let world: SearchAgency
/** Each test is a visitor of its own, so that limits of one do not reach another. */
let visitor = 0

beforeAll(async () => {
  world = await openSearchAgency()
  await addHalved('Viel Rot', 0.7)
  await addHalved('Halb und halb', 0.5)
  await addGreen()
  await world.agency.services.readModel.reload()
  return () => world[Symbol.asyncDispose]()
})

beforeEach(() => {
  visitor++
})

/** Red on the left, blue on the right. */
async function aHalvedPicture(red: number, right = BLUE): Promise<Buffer> {
  const [width, height] = [100, 40]
  const left = await sharp(await aPlainPicture(RED))
    .resize(width * red, height, { fit: 'fill' })
    .png()
    .toBuffer()
  return sharp(await aPlainPicture(right))
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

async function addHalved(title: string, red: number): Promise<void> {
  const { services } = world.agency
  const artistId = services.readModel.current().catalogue.artists[0]?.id ?? 0
  const words = { keywordsDe: 'Auto, Fahne', keywordsEn: 'car, flag' }
  const id = await addImage(services.database.db, {
    artistId,
    titleDe: title,
    titleEn: title,
    altDe: title,
    altEn: title,
    ...words,
  })
  world.ids[title] = id
  await world.visual.add(id, await aHalvedPicture(red))
}

/** Walter's work is red and made like a green one; Ada's is green and made nearly like one. */
async function addGreen(): Promise<void> {
  const { db } = world.agency.services.database
  const { artists } = world.agency.services.readModel.current().catalogue
  for (const { id: artistId, name } of artists) {
    const [seen, made] =
      name === 'Ada Moor'
        ? [await aPlainPicture(GREEN), await aHalvedPicture(0.6, GREEN)]
        : [await aPlainPicture(RED), await aPlainPicture(GREEN)]
    await world.visual.add(await addImage(db, { artistId, titleDe: `Grün von ${name}` }), seen, made)
  }
}

const inColours = (...colours: string[]) => ({
  ...NO_NARROWING,
  farbe: colours.map((colour) => colour.slice(1)),
})
const find = (query: SearchQuery, options?: Partial<SearchOptions>) =>
  world.agency.services.search.find(query, { ...UNFILTERED, ...options }, `192.0.2.${visitor}`)

function like(title: string, more: { part?: string; words?: string } = {}): SearchQuery {
  const [x = 0, y = 0, width = 0, height = 0] = more.part?.split(',').map(Number) ?? []
  const part = more.part ? { x, y, width, height } : null
  return { kind: 'like', imageId: world.ids[title] ?? 0, region: part, words: more.words ?? '' }
}

async function receive(bytes: Uint8Array): Promise<SearchQuery> {
  const received = await world.agency.services.search.receivePicture(
    async () => ({ kind: 'bytes', bytes }),
    `192.0.2.${visitor}`,
  )
  if (received.outcome !== 'received') throw new Error(received.outcome)
  return { kind: 'reference', id: received.id }
}

describe('several colours', () => {
  test('leave the images that have all of them, those with most of the rarest first', async () => {
    const both = await world.find({ kind: 'words', words: 'auto' }, { narrowing: inColours(RED, BLUE) })
    expect(titlesOf(both)).toEqual(['Halb und halb', 'Viel Rot'])
    const one = await world.find({ kind: 'words', words: 'auto' }, { narrowing: inColours(RED) })
    expect(titlesOf(one)).toEqual(['Speed', 'Viel Rot', 'Halb und halb'])
  })

  test('narrow what is like a picture, and leave the most similar first', async () => {
    const result = await world.find(like('Speed'), { narrowing: inColours(RED, BLUE) })
    expect(titlesOf(result)).toEqual(['Viel Rot', 'Halb und halb'])
  })
})

describe('by its colours', () => {
  test('an image finds those that have the same ones', async () => {
    const result = await world.find(like('Halb und halb'), { by: 'colours' })
    expect(titlesOf(result)[0]).toBe('Viel Rot')
    expect(titlesOf(result)).not.toContain('Halb und halb')
    expect(result.isAnswered).toBe(true)
  })

  test('a reference picture does so too, without a search of content and style', async () => {
    const query = await receive(await aHalvedPicture(0.6))
    const { searched } = world.visual.counts
    const result = await world.find(query, { by: 'colours' })
    expect(titlesOf(result).slice(0, 2).sort()).toEqual(['Halb und halb', 'Viel Rot'])
    expect(world.visual.counts.searched).toBe(searched)
  })
})

describe('how it is made alone', () => {
  test('orders the images, while artists are told by what is surely there', async () => {
    const query = await receive(await aPlainPicture(GREEN))
    const result = await world.find(query, { style: 1 })
    expect(titlesOf(result)[0]).toBe('Grün von Walter Holm')
    expect(result.artists[0]?.name).toBe('Walter Holm')
  })
})

describe('a picture with words', () => {
  test('finds what answers the words, the most similar first, and counts all of it', async () => {
    const result = await world.find(like('Mohn', { words: 'auto' }))
    expect(titlesOf(result)).toEqual(['Speed', 'Viel Rot', 'Halb und halb', 'Stau'])
    expect([result.count, result.isAnswered]).toEqual([4, true])
  })

  test('pages go on where the last one ended', async () => {
    const query = like('Mohn', { words: 'auto' })
    const first = await world.find(query, { limit: 3 })
    const second = await world.find(query, { limit: 3, cursor: first.next })
    expect([...titlesOf(first), ...titlesOf(second)]).toEqual(['Speed', 'Viel Rot', 'Halb und halb', 'Stau'])
    expect([first.count, second.count, second.next]).toEqual([4, 4, null])
  })

  test('works with a reference picture, also one that nothing is near to, and with filters', async () => {
    const query = await receive(await aPlainPicture('#20c020'))
    const result = await world.find({ ...query, words: 'auto' } as SearchQuery, {
      narrowing: { ...NO_NARROWING, bewegt: ['nein'] },
    })
    expect(titlesOf(result).sort()).toEqual(['Halb und halb', 'Speed', 'Stau', 'Viel Rot'])
    expect(result.isAnswered).toBe(true)
  })

  test('finds nothing where nothing answers the words, and leaves out words that are too short', async () => {
    const nothing = await world.find(like('Mohn', { words: 'qwertzuiop' }))
    expect([titlesOf(nothing), nothing.count, nothing.isAnswered]).toEqual([[], 0, false])
    expect(titlesOf(await world.find(like('Mohn', { words: 'a' })))).toEqual(
      titlesOf(await world.find(like('Mohn'))),
    )
  })
})

describe('a part of an image', () => {
  test('is cut out of the picture to the pixel', async () => {
    const halved = await aHalvedPicture(0.5)
    const part = await cutRegion(halved, { x: 50, y: 25, width: 50, height: 50 })
    const { data, info } = await sharp(part).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([50, 20])
    expect([...data.subarray(0, 3)]).toEqual([0x25, 0x63, 0xc9])
  })

  test('is embedded and searched by once, for its page and what is loaded after, and is not its own image', async () => {
    const { counts } = world.visual
    const before = { ...counts }
    const first = await find(like('Mohn', { part: '10,10,40,40' }), { limit: 2 })
    if (first.outcome !== 'found') throw new Error(first.outcome)
    await find(like('Mohn', { part: '10,10,40,40' }), { limit: 2, cursor: first.result.next })
    expect(counts).toMatchObject({
      embedded: before.embedded + 1,
      searched: before.searched + 1,
      measured: before.measured,
    })
    expect(titlesOf(first.result)).not.toContain('Mohn')
    await find(like('Mohn', { part: '10,10,40,50' }))
    await find(like('Mohn', { part: '10,10,40,40' }), { style: 0 })
    expect(counts).toMatchObject({
      embedded: before.embedded + 2,
      searched: before.searched + 3,
      measured: before.measured,
    })
  })

  test('of an image that nobody sees is unknown', async () => {
    expect(await find(like('Geheim', { part: '0,0,50,50' }))).toEqual({ outcome: 'unknown' })
  })

  test('says so while too many are embedded, and is embedded later', async () => {
    world.visual.setBusy(true)
    expect(await find(like('Stau', { part: '0,0,50,50' }))).toEqual({ outcome: 'busy' })
    world.visual.setBusy(false)
    expect(await find(like('Stau', { part: '0,0,50,50' }))).toMatchObject({ outcome: 'found' })
  })

  test('counts against the limit of who asks, as reference pictures do, and is free once it is known', async () => {
    const { most } = site.limits.requests.imageSearch
    for (let time = 0; time < most; time++)
      await find(like('Licht', { part: `${time % 50},${Math.floor(time / 50)},5,5` }))
    expect(await find(like('Licht', { part: '0,0,60,60' }))).toMatchObject({ outcome: 'too-many' })
    expect(await find(like('Licht', { part: '0,0,5,5' }))).toMatchObject({ outcome: 'found' })
    visitor++
    expect(await find(like('Licht', { part: '0,0,60,60' }))).toMatchObject({ outcome: 'found' })
  })
})
