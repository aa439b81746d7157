import sharp from 'sharp'
import { NO_NARROWING } from '#domain/catalogue/narrowing/narrowing.ts'
import type { SearchOptions, SearchQuery, SearchResult } from '#domain/search/query.ts'
import type { Database } from '#platform/database/database.ts'
import { addArtist, addGallery, addImage, addPicture } from './builders.ts'
import { openTestAgency, type TestAgency } from './open-test-agency.ts'
import { openSmallVisualSearch, type SmallVisualSearch } from './small-visual-search.ts'

export type SearchAgency = AsyncDisposable & {
  agency: TestAgency
  visual: SmallVisualSearch
  /** The clock of the agency, which tests set. */
  time: { now: Date }
  /** Each work's id by its title. */
  ids: Record<string, number>
  find: (query: SearchQuery, options?: Partial<SearchOptions>) => Promise<SearchResult>
}

export const SEARCH_START = new Date('2026-03-01T10:00:00Z')
export const UNFILTERED: SearchOptions = {
  style: 0.5,
  gallery: null,
  by: null,
  narrowing: NO_NARROWING,
  isCounted: false,
  cursor: null,
  limit: 20,
}

type Work = { title: string; words: string; colour: string; artistId: number; galleryIds?: number[] }

/** A picture of one colour. */
export function aPlainPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
}

export function titlesOf({ images }: SearchResult): string[] {
  return images.map(({ titleDe }) => titleDe)
}

/** The whole program with two artists, two styles and seven works of one colour each, one of them hidden. */
export async function openSearchAgency(
  options: Parameters<typeof openTestAgency>[0] = {},
): Promise<SearchAgency> {
  const visual = openSmallVisualSearch()
  const time = { now: SEARCH_START }
  const agency = await openTestAgency({ clock: { now: () => time.now }, visual, ...options })
  const ids: Record<string, number> = {}
  // In one transaction, so that the site reads its rows once.
  await agency.services.database.db.transaction((tx) =>
    addWorks(tx, async (work, more = {}) => {
      ids[work.title] = await addOneWork(tx, work, more)
      await visual.add(ids[work.title] ?? 0, await aPlainPicture(work.colour))
    }),
  )
  await agency.services.readModel.reload()
  return {
    agency,
    visual,
    time,
    ids,
    find: async (query, options) => {
      const found = await agency.services.search.find(query, { ...UNFILTERED, ...options })
      if (found.outcome !== 'found') throw new Error(found.outcome)
      return found.result
    },
    [Symbol.asyncDispose]: () => agency[Symbol.asyncDispose](),
  }
}

async function addOneWork(
  db: Database,
  { title, words, colour, ...overrides }: Work,
  more: object,
): Promise<number> {
  const [keywordsDe = '', keywordsEn = ''] = words.split(' / ')
  const texts = { titleDe: title, titleEn: title, altDe: title, altEn: title, keywordsDe, keywordsEn }
  return addImage(db, { ...texts, ...overrides, ...more })
}

async function addWorks(db: Database, addWork: (work: Work, more?: object) => Promise<void>): Promise<void> {
  const named = { germanUrl: 'kinderbuch', germanDescription: 'Kinderbuch', description: "Children's books" }
  const kinderbuch = await addGallery(db, named)
  const aquarell = await addGallery(db)
  const ada = await addArtist(db, { bioDe: 'Lebt auf einem Hausboot.', bioEn: 'Lives on a houseboat.' })
  const walter = await addArtist(db, { code: 'walter-holm', name: 'Walter Holm' })
  const tall = await addPicture(db, { width: 800, height: 1200 })
  const [red, blue, white] = ['#d62828', '#2563c9', '#fafafa'] as const
  await addWork({ title: 'Speed', words: 'Auto, Straße / car, street', colour: red, artistId: ada })
  await addWork({ title: 'Stau', words: 'Auto, Stadt / car, city', colour: blue, artistId: walter })
  await addWork({
    title: 'Mohn',
    words: 'Blumen / flowers',
    colour: red,
    artistId: walter,
    galleryIds: [aquarell],
  })
  const light = { words: 'Leuchtturm / lighthouse', colour: white, artistId: ada, galleryIds: [aquarell] }
  await addWork({ title: 'Licht', ...light })
  const brush = { words: 'Pinsel / brush', colour: white, artistId: ada, galleryIds: [kinderbuch] }
  await addWork({ title: 'Pinselheft', ...brush })
  const whale = { words: 'Wal, Meer / whale, sea', colour: blue, artistId: ada }
  await addWork({ title: 'Tiefe', ...whale }, { id: tall, animation: true })
  await addWork({ title: 'Geheim', ...whale }, { hidden: true })
}
