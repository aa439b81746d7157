import type { Artist, Catalogue, Image } from '#domain/catalogue/model.ts'
import { pageAfter, parseCursor } from '#domain/catalogue/paging.ts'
import { openNetworkSlots } from '#platform/concurrency/network-slots.ts'
import { openSemaphore } from '#platform/concurrency/semaphore.ts'
import type { Log } from '#platform/log.ts'
import { filterImages } from './filter-images.ts'
import { isLongEnough } from './find-names.ts'
import type { Match } from './model.ts'
import type { SearchAnswer, SearchOptions, SearchQuery, SearchResult } from './query.ts'
import { listLargestGalleries, rankArtists, rankGalleries, type ScoredImage } from './rank-artists.ts'
import {
  FETCHES,
  FETCHING_SLOTS,
  type ReadPicture,
  type ReceivedPicture,
  type ReceivingNeeds,
  receivePicture,
} from './reference/receive-reference-picture.server.ts'
import { openRecentMatches, type RecentMatches } from './reference/recent-matches.ts'
import {
  type FoundReference,
  findReference,
  openReferenceWiping,
} from './reference/reference-pictures.server.ts'
import { rankByWords, type WordSearchNeeds } from './words/rank-by-words.server.ts'

export type SearchOpening = WordSearchNeeds &
  Omit<ReceivingNeeds, 'acquirePermit' | 'withSlot'> & { catalogue: () => Catalogue; log: Log }

export type Search = {
  /** Only what is visible now, best first. */
  find: (query: SearchQuery, options: SearchOptions) => Promise<SearchAnswer>
  /** Takes in a picture to search by; `networkAddress` is of whoever brings it. */
  receivePicture: (readGiven: ReadPicture, networkAddress: string) => Promise<ReceivedPicture>
  /** What is kept of a picture that was taken in. */
  findReference: (id: string) => Promise<FoundReference>
  /** Ends the job that wipes what has expired. */
  close: () => Promise<void>
}

/** More is never paged through. */
const MOST_FOUND = 1_000
/** Beside the images stand as many artists, and as many styles to go on with. */
const MOST_ARTISTS = 20
const MOST_GALLERIES = 8

/** What is found by one of the three ways, before filters and pages. */
type Findings = Omit<SearchResult, 'images' | 'next'> & { images: readonly Image[] }
type Finding = { outcome: 'found'; findings: Findings } | { outcome: 'unknown' } | { outcome: 'expired' }

export function openSearch(opened: SearchOpening): Search {
  const needs = { ...opened, recentMatches: openRecentMatches() }
  const turns = {
    acquirePermit: openSemaphore(FETCHES),
    withSlot: openNetworkSlots(FETCHING_SLOTS),
  }
  return {
    find: (query, options) => find(needs, query, options),
    receivePicture: (readGiven, networkAddress) =>
      receivePicture({ ...needs, ...turns }, readGiven, networkAddress),
    findReference: (id) => findReference(needs.db, id, needs.clock.now()),
    close: openReferenceWiping(needs.db, needs.clock, needs.log).close,
  }
}

type Needs = SearchOpening & { recentMatches: RecentMatches }

async function find(needs: Needs, query: SearchQuery, options: SearchOptions): Promise<SearchAnswer> {
  const catalogue = needs.catalogue()
  const among = filterImages(catalogue, needs.visual, options)
  const finding = await findAll(needs, catalogue, query, { style: options.style, among })
  if (finding.outcome !== 'found') return finding
  const { images, ...beside } = finding.findings
  const cursor = options.cursor === null ? null : parseCursor(options.cursor)
  const { items, next } = pageAfter(images, cursor, options.limit, 0)
  return { outcome: 'found', result: { ...beside, images: items, next } }
}

type Scope = { style: number; among: ReadonlySet<number> | null }

async function findAll(
  needs: Needs,
  catalogue: Catalogue,
  query: SearchQuery,
  scope: Scope,
): Promise<Finding> {
  switch (query.kind) {
    case 'words':
      return { outcome: 'found', findings: await findByWords(needs, catalogue, query.words, scope) }
    case 'reference':
      return findByReference(needs, catalogue, query.id, scope)
    case 'like':
      return findSimilarTo(needs, catalogue, query.imageId, scope)
  }
}

async function findByWords(
  needs: SearchOpening,
  catalogue: Catalogue,
  words: string,
  { among }: Scope,
): Promise<Findings> {
  if (!isLongEnough(words)) return { images: [], artists: [], galleries: [], near: false }
  const ranked = await rankByWords(needs, catalogue, words)
  const found =
    ranked.images.length > 0
      ? toScoredImages(catalogue, ranked.images)
      : toScoredWorks(catalogue, ranked.artists)
  const left = found.filter(({ image }) => !among || among.has(image.id))
  const near = left.length > 0
  const galleries = [...ranked.galleries, ...rankGalleries(catalogue, near ? left : found)]
  return {
    images: left.map(({ image }) => image),
    artists: firstOf([...ranked.artists, ...rankArtists(catalogue, left)], MOST_ARTISTS),
    galleries: firstOf(galleries.length > 0 ? galleries : listLargestGalleries(catalogue), MOST_GALLERIES),
    near,
  }
}

async function findByReference(
  { db, clock, visual, recentMatches }: Needs,
  catalogue: Catalogue,
  id: string,
  { style, among }: Scope,
): Promise<Finding> {
  const reference = await findReference(db, id, clock.now())
  if (reference.outcome !== 'found') return reference
  const search = () => visual.findSimilar(reference.embedding, matchOptions(style, among))
  const nearest = among ? await search() : await recentMatches(catalogue, { id, style }, search)
  const near = (nearest[0]?.similarity ?? 0) >= visual.threshold(style)
  return { outcome: 'found', findings: findingsOf(catalogue, nearest, near) }
}

/** Whoever asks for more like an image means whatever comes nearest, so here nothing is too far. */
async function findSimilarTo(
  { visual }: SearchOpening,
  catalogue: Catalogue,
  imageId: number,
  { style, among }: Scope,
): Promise<Finding> {
  const image = catalogue.imagesById.get(imageId)
  if (!image) return { outcome: 'unknown' }
  const nearest = await visual.findSimilarTo(imageId, matchOptions(style, among))
  if (nearest && nearest.length > 0)
    return { outcome: 'found', findings: findingsOf(catalogue, nearest, true) }
  const galleries = rankGalleries(catalogue, [{ image, similarity: 1 }]).slice(0, MOST_GALLERIES)
  return { outcome: 'found', findings: { images: [], artists: [], galleries, near: false } }
}

/** With nothing near, the nearest still say which styles to look at. */
function findingsOf(catalogue: Catalogue, nearest: readonly Match[], near: boolean): Findings {
  const found = toScoredImages(catalogue, nearest)
  const galleries = rankGalleries(catalogue, found)
  return {
    images: near ? found.map(({ image }) => image) : [],
    artists: near ? rankArtists(catalogue, found).slice(0, MOST_ARTISTS) : [],
    galleries: firstOf(galleries.length > 0 ? galleries : listLargestGalleries(catalogue), MOST_GALLERIES),
    near: near && found.length > 0,
  }
}

function matchOptions(style: number, among: ReadonlySet<number> | null) {
  return { style, most: MOST_FOUND, ...(among ? { among } : {}) }
}

/** What is not to be seen any more has no image here. */
function toScoredImages(catalogue: Catalogue, nearest: readonly Match[]): ScoredImage[] {
  return nearest.flatMap(({ id, similarity }) => {
    const image = catalogue.imagesById.get(id)
    return image ? [{ image, similarity }] : []
  })
}

function toScoredWorks(catalogue: Catalogue, artists: readonly Artist[]): ScoredImage[] {
  return artists
    .flatMap(({ id }) => catalogue.imagesByArtist.get(id) ?? [])
    .slice(0, MOST_FOUND)
    .map((image) => ({ image, similarity: 1 }))
}

function firstOf<Item>(items: readonly Item[], most: number): Item[] {
  return [...new Set(items)].slice(0, most)
}
