import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '#domain/catalogue/build-catalogue.ts'
import type { Artist, Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import { UNKNOWN_FACTS, UNKNOWN_PROFILE } from '#domain/catalogue/profile/profile.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import { openNarrower } from './narrow.ts'
import { FACETS, type Facet, mostChosenOf, type Narrowing, NO_NARROWING, ofEachFacet } from './narrowing.ts'
import { type ColourFinder, traitsOf } from './traits.ts'

const SEED = 20_261_122
const WORKS = 160
const ARTISTS = 24
const QUESTIONS = 60
const PALETTE = ['#d62828', '#2563c9', '#fafafa'] as const
const PICTURE: Picture = {
  id: 0,
  originalKey: '',
  format: 'jpeg',
  frames: 1,
  width: 0,
  height: 0,
  dominantColour: '#aabbcc',
  thumbHash: null,
  contentVersion: 'v1',
  fileName: null,
  focus: null,
  watermarked: true,
  phonePictureId: null,
  credit: { title: '', creator: '', page: '' },
}
/** A colour that pictures have, but that is not among the colours one chooses from. */
const STRANGE_COLOUR = 'abcdef'

/** The same numbers at each run (mulberry32). */
function openChance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    isTrue: (share: number) => next() < share,
    pick: <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(next() * items.length)] ?? items[0],
  }
}
type Chance = ReturnType<typeof openChance>

function anArtist(id: number, chance: Chance): Artist {
  const townDe = chance.pick(['Köln', 'Berlin', 'London', ''])
  const texts = { townDe, townEn: townDe === 'Köln' ? 'Cologne' : townDe, bioDe: '', bioEn: '' }
  const names = { code: `artist-${id}`, name: `Artist ${id}`, sortName: `${id}` }
  // A quarter of the artists tell nothing of themselves, as everywhere.
  if (chance.isTrue(0.25))
    return { id, ...names, ...texts, portrait: null, profile: UNKNOWN_PROFILE, published: {} }
  const profile = {
    ...UNKNOWN_PROFILE,
    languages: (['de', 'en', 'fr'] as const).filter(() => chance.isTrue(0.5)),
    availability: chance.isTrue(0.6) ? { from: '2026-03-01', isNow: chance.isTrue(0.5) } : null,
  }
  return { id, ...names, ...texts, portrait: null, published: {}, profile }
}

function aWork(id: number, chance: Chance): Image {
  const keywords = chance.pick(['Aquarell, Wal', 'Ink', 'Meer', 'Linocut, sea', 'Tusche, Aquarell'])
  const [width, height] = chance.pick<[number, number]>([
    [300, 200],
    [200, 300],
    [200, 200],
  ])
  // The last artists have no works.
  const artistId = 1 + (id % (ARTISTS - 4))
  return {
    id,
    artistId,
    artistName: '',
    artistCode: '',
    titleDe: '',
    titleEn: '',
    altDe: '',
    altEn: '',
    keywordsDe: keywords,
    keywordsEn: '',
    embedCode: null,
    rating: id % 100,
    addedAt: '',
    ...UNKNOWN_FACTS,
    animation: chance.isTrue(0.2),
    picture: { ...PICTURE, id, width, height },
  }
}

function openWorld(): { catalogue: Catalogue; colours: ColourFinder } {
  const chance = openChance(SEED)
  const artists = Array.from({ length: ARTISTS }, (_, at) => anArtist(at + 1, chance))
  const images = Array.from({ length: WORKS }, (_, at) => aWork(at + 1, chance))
  const catalogue = buildCatalogue({ artists, images, galleries: [], membership: [] })
  const having = new Map(
    [...PALETTE, `#${STRANGE_COLOUR}`].map((colour) => [
      colour,
      new Set(images.filter(() => chance.isTrue(0.4)).map(({ id }) => id)),
    ]),
  )
  return {
    catalogue,
    colours: { palette: () => PALETTE, findHavingColour: (colour) => having.get(colour) ?? new Set() },
  }
}

const { catalogue, colours } = openWorld()
const narrower = openNarrower(catalogue, colours)

const VALUES: Record<Facet, [string, ...string[]]> = {
  technik: ['aquarell', 'tusche', 'linolschnitt', 'kohle'],
  format: ['landscape', 'portrait', 'square'],
  farbe: ['d62828', '2563c9', STRANGE_COLOUR],
  bewegt: ['ja', 'nein'],
  ort: ['koeln', 'berlin', 'london'],
  sprache: ['de', 'en', 'fr', 'ja'],
  frei: ['ja'],
}

function someNarrowing(chance: Chance): Narrowing {
  return ofEachFacet((facet) => {
    if (!chance.isTrue(0.3)) return []
    const chosen = [chance.pick(VALUES[facet]), chance.pick(VALUES[facet])]
    return [...new Set(chosen)].slice(0, mostChosenOf(facet))
  })
}

const questions = ((chance) => Array.from({ length: QUESTIONS }, () => someNarrowing(chance)))(
  openChance(SEED + 1),
)

/** Adds a choice. In a facet that allows only one, it replaces the one before. */
function withChoice(narrowing: Narrowing, facet: Facet, value: string): Narrowing {
  const others = mostChosenOf(facet) === 1 ? [] : narrowing[facet]
  return { ...narrowing, [facet]: [...new Set([...others, value])] }
}

/** Repeats the rule in a slow and plain way. */
function isLeft(image: Image, narrowing: Narrowing): boolean {
  const { works } = traitsOf(catalogue)
  return FACETS.every((facet) =>
    narrowing[facet].every((value) =>
      facet === 'farbe'
        ? colours.findHavingColour(`#${value}`).has(image.id)
        : works.get(image.id)?.[facet].includes(value),
    ),
  )
}

describe('for many combinations by chance', () => {
  test('the images left are those that have all that is chosen', () => {
    for (const narrowing of questions)
      expect(narrower.images(catalogue.images, narrowing)).toEqual(
        catalogue.images.filter((image) => isLeft(image, narrowing)),
      )
  })

  test('the count beside each choice is what the list then has', () => {
    for (const narrowing of questions) {
      const { total, counts } = narrower.countImages(catalogue.images, narrowing)
      expect(total).toBe(narrower.images(catalogue.images, narrowing).length)
      for (const facet of FACETS)
        for (const value of VALUES[facet]) {
          if (value === STRANGE_COLOUR && !narrowing.farbe.includes(value)) continue
          const then = narrower.images(catalogue.images, withChoice(narrowing, facet, value))
          const choice = { narrowing, facet, value, count: counts[facet].get(value) ?? 0 }
          expect(choice).toEqual({ ...choice, count: then.length })
        }
    }
  })

  test('the count of artists is how many there then are, those without works too', () => {
    for (const narrowing of questions) {
      const { total, counts } = narrower.countArtists(narrowing)
      expect(total).toBe(narrower.artists(narrowing).length)
      for (const facet of FACETS)
        for (const value of VALUES[facet]) {
          if (value === STRANGE_COLOUR && !narrowing.farbe.includes(value)) continue
          const then = narrower.artists(withChoice(narrowing, facet, value))
          const choice = { narrowing, facet, value, count: counts[facet].get(value) ?? 0 }
          expect(choice).toEqual({ ...choice, count: then.length })
        }
    }
  })

  test('the ways out of nothing lead to as many as they say, the most first', () => {
    const empty = questions.filter((narrowing) => narrower.images(catalogue.images, narrowing).length === 0)
    expect(empty.length).toBeGreaterThan(2)
    for (const narrowing of empty) {
      const ways = narrower.listWaysOut(catalogue.images, narrowing)
      expect(ways.map(({ total }) => total)).toEqual(ways.map(({ total }) => total).sort((a, b) => b - a))
      for (const { facet, value, total } of ways) {
        const wider = { ...narrowing, [facet]: narrowing[facet].filter((chosen) => chosen !== value) }
        expect(narrower.images(catalogue.images, wider)).toHaveLength(total)
      }
    }
  })
})

test('nothing chosen leaves the same list, counted once', () => {
  expect(narrower.images(catalogue.images, NO_NARROWING)).toBe(catalogue.images)
  expect(narrower.artists(NO_NARROWING)).toBe(catalogue.artists)
  const counted = narrower.countImages(catalogue.images, NO_NARROWING)
  expect(narrower.countImages(catalogue.images, NO_NARROWING)).toBe(counted)
})

test('artists who told nothing are in every list that asks nothing of them', () => {
  const silent = catalogue.artists.filter(({ profile }) => profile === UNKNOWN_PROFILE)
  expect(silent.length).toBeGreaterThan(0)
  const speaking = narrower.artists({ ...NO_NARROWING, sprache: ['de'] })
  expect(silent.some((artist) => speaking.includes(artist))).toBe(false)
})
