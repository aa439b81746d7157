import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readNarrowing } from '#domain/catalogue/narrowing/narrowing.ts'
import { DAY_MS } from '#platform/durations.ts'
import { addImage } from '#tests/builders.ts'
import {
  aPlainPicture,
  openSearchAgency,
  SEARCH_START,
  type SearchAgency,
  titlesOf,
  UNFILTERED,
} from '#tests/search-agency.ts'
import type { SearchOptions, SearchQuery } from './query.ts'

let world: SearchAgency

beforeAll(async () => {
  world = await openSearchAgency()
  return () => world[Symbol.asyncDispose]()
})

const byWords = (words: string, options?: Partial<SearchOptions>) =>
  world.find({ kind: 'words', words }, options)

const narrowedBy = (query: string) => readNarrowing(new URLSearchParams(query)).narrowing

describe('filters', () => {
  test.each<[Partial<SearchOptions>, string[]]>([
    [{ gallery: 'aquarell' }, ['Licht', 'Mohn']],
    [{ gallery: 'unknown' }, []],
    [{ narrowing: narrowedBy('farbe=d62828') }, ['Mohn', 'Speed']],
    [{ narrowing: narrowedBy('bewegt=ja') }, ['Tiefe']],
    [{ narrowing: narrowedBy('format=portrait') }, ['Tiefe']],
    [{ narrowing: narrowedBy('format=square') }, []],
    [{ gallery: 'aquarell', narrowing: narrowedBy('farbe=d62828') }, ['Mohn']],
    [{ narrowing: narrowedBy('farbe=d62828&farbe=2563c9') }, []],
  ])('%j leave %j', async (options, expected) => {
    const everything = { kind: 'like', imageId: world.ids.Pinselheft ?? 0 } as const
    expect(titlesOf(await world.find(everything, options)).sort()).toEqual(expected)
    const words = await byWords('Auto Blumen Leuchtturm Wal', options)
    expect(titlesOf(words).every((title) => expected.includes(title))).toBe(true)
  })
})

describe('like another image', () => {
  const like = (title: string): SearchQuery => ({ kind: 'like', imageId: world.ids[title] ?? 0 })

  test('the most similar first, without itself and without what is hidden', async () => {
    const result = await world.find(like('Tiefe'))
    expect(titlesOf(result)[0]).toBe('Stau')
    expect(titlesOf(result)).not.toContain('Tiefe')
    expect(titlesOf(result)).not.toContain('Geheim')
    expect(result.artists[0]?.name).toBe('Walter Holm')
  })

  test('an image that nobody sees is unknown', async () => {
    expect(await world.agency.services.search.find(like('Geheim'), UNFILTERED)).toEqual({
      outcome: 'unknown',
    })
    expect(await world.agency.services.search.find({ kind: 'like', imageId: 999_999 }, UNFILTERED)).toEqual({
      outcome: 'unknown',
    })
  })

  test('pages go on where the last one ended', async () => {
    const all = titlesOf(await world.find(like('Mohn')))
    const first = await world.find(like('Mohn'), { limit: 2 })
    const second = await world.find(like('Mohn'), { limit: 10, cursor: first.next })
    expect([...titlesOf(first), ...titlesOf(second)]).toEqual(all)
    expect(second.next).toBeNull()
  })

  test('an image that is not indexed yet offers its own styles', async () => {
    const { db } = world.agency.services.database
    const [gallery] = world.agency.services.readModel.current().catalogue.galleries
    const artistId = world.agency.services.readModel.current().catalogue.artists[0]?.id ?? 0
    const id = await addImage(db, { artistId, galleryIds: [gallery?.id ?? 0], titleDe: 'Neu' })
    await world.agency.services.readModel.reload()
    const result = await world.find({ kind: 'like', imageId: id })
    expect([titlesOf(result), result.isAnswered, result.galleries.length]).toEqual([[], false, 1])
    await db.execute(sql`DELETE FROM images WHERE id = ${id}`)
    await world.agency.services.readModel.reload()
  })
})

describe('by a reference picture', () => {
  const receive = async (bytes: Uint8Array) => {
    const received = await world.agency.services.search.receivePicture(
      async () => ({ kind: 'bytes', bytes }),
      '192.0.2.7',
    )
    if (received.outcome !== 'received') throw new Error(received.outcome)
    return received.id
  }

  test('the most similar come first', async () => {
    const result = await world.find({ kind: 'reference', id: await receive(await aPlainPicture('#d62828')) })
    expect(titlesOf(result).slice(0, 2).sort()).toEqual(['Mohn', 'Speed'])
    expect(result.isAnswered).toBe(true)
  })

  test('with nothing similar enough, what comes nearest is shown and said to be no more than that', async () => {
    const like = await receive(await aPlainPicture('#20c020'))
    const result = await world.find({ kind: 'reference', id: like })
    expect(result.isAnswered).toBe(false)
    expect([result.count, result.images.length]).toEqual([6, 6])
    expect(result.artists.length).toBeGreaterThan(0)
    expect(result.galleries.length).toBeGreaterThan(0)
  })

  test('senders that never end do not block the others', async () => {
    const { search } = world.agency.services
    const sending = Promise.withResolvers<null>()
    const senders = Array.from({ length: 100 }, (_, at) =>
      search.receivePicture(() => sending.promise, `192.0.2.${at + 10}`),
    )
    expect(await receive(await aPlainPicture('#d62828'))).toBeTypeOf('string')
    sending.resolve(null)
    expect(new Set((await Promise.all(senders)).map(({ outcome }) => outcome))).toEqual(
      new Set(['unreadable']),
    )
  })

  test('is over after a day', async () => {
    const id = await receive(await aPlainPicture('#d62828'))
    world.time.now = new Date(SEARCH_START.getTime() + DAY_MS)
    expect(await world.agency.services.search.find({ kind: 'reference', id }, UNFILTERED)).toEqual({
      outcome: 'expired',
    })
    world.time.now = SEARCH_START
    expect(await world.agency.services.search.find({ kind: 'reference', id: 'x' }, UNFILTERED)).toEqual({
      outcome: 'unknown',
    })
  })
})
