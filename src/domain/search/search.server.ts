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
import { rankByWords } from './words/rank-by-words.ts'
import { openWordIndex, type WordIndex } from './words/texts/word-index.ts'

export type SearchOpening = Omit<ReceivingNeeds, 'acquirePermit' | 'withSlot'> & {
  catalogue: () => Catalogue
  /** Calls the listener after every change of the catalogue. */
  onCatalogueChange: (listener: () => void) => void
  log: Log
}

export type Search = {
  /** Only what is visible now, best first. */
  find: (query: SearchQuery, options: SearchOptions) => Promise<SearchAnswer>
  /** Receives a picture to search by; `networkAddress` is its sender's. */
  receivePicture: (readPicture: ReadPicture, networkAddress: string) => Promise<ReceivedPicture>
  /** What is saved of a picture that was received. */
  findReference: (id: string) => Promise<FoundReference>
  /** Ends the job that wipes expired pictures. */
  close: () => Promise<void>
}

/** Nobody pages through more. */
const MOST_FOUND = 1_000
/** Beside the images stand as many artists, and as many styles to go on with. */
const MOST_ARTISTS = 20
const MOST_GALLERIES = 8

/** What is found by words, a reference picture or an image, before it is cut into pages. */
type Findings = Omit<SearchResult, 'images' | 'next' | 'count'> & { images: readonly Image[] }
type Finding = { outcome: 'found'; findings: Findings } | { outcome: 'unknown' } | { outcome: 'expired' }

export function openSearch(opened: SearchOpening): Search {
  const needs = { ...opened, recentMatches: openRecentMatches(), wordIndex: followCatalogue(opened) }
  const receiving = {
    ...needs,
    acquirePermit: openSemaphore(FETCHES),
    withSlot: openNetworkSlots(FETCHING_SLOTS),
  }
  return {
    find: (query, options) => find(needs, query, options),
    receivePicture: (readPicture, networkAddress) => receivePicture(receiving, readPicture, networkAddress),
    findReference: (id) => findReference(needs.db, id, needs.clock.now()),
    close: openReferenceWiping(needs.db, needs.clock, needs.log).close,
  }
}

type Needs = SearchOpening & { recentMatches: RecentMatches; wordIndex: WordIndex }

/** The first search by words should find the texts read. */
function followCatalogue({ catalogue, onCatalogueChange, log }: SearchOpening): WordIndex {
  const wordIndex = openWordIndex()
  const follow = () => {
    wordIndex.follow(catalogue()).catch((error) => log.error({ error }, 'search.words-not-read'))
  }
  onCatalogueChange(follow)
  follow()
  return wordIndex
}

async function find(needs: Needs, query: SearchQuery, options: SearchOptions): Promise<SearchAnswer> {
  const catalogue = needs.catalogue()
  const among = filterImages(catalogue, needs.visual, options)
  const finding = await findAll(needs, catalogue, query, { style: options.style, among })
  if (finding.outcome !== 'found') return finding
  const { images, ...beside } = finding.findings
  const cursor = options.cursor === null ? null : parseCursor(options.cursor)
  const { items, next } = pageAfter(images, cursor, options.limit, 0)
  return { outcome: 'found', result: { ...beside, images: items, next, count: images.length } }
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
  { visual, wordIndex }: Needs,
  catalogue: Catalogue,
  words: string,
  { among }: Scope,
): Promise<Findings> {
  if (!isLongEnough(words)) return { images: [], artists: [], galleries: [], near: false }
  await wordIndex.follow(catalogue)
  const ranked = rankByWords({ index: wordIndex, catalogue, visual }, words)
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
  const matches = among ? await search() : await recentMatches(catalogue, { id, style }, search)
  const near = (matches[0]?.similarity ?? 0) >= visual.threshold(style)
  return { outcome: 'found', findings: toFindings(catalogue, matches, near) }
}

/** Without a threshold: whoever asks for more like an image wants the most similar ones, however similar they are. */
async function findSimilarTo(
  { visual }: SearchOpening,
  catalogue: Catalogue,
  imageId: number,
  { style, among }: Scope,
): Promise<Finding> {
  const image = catalogue.imagesById.get(imageId)
  if (!image) return { outcome: 'unknown' }
  const matches = await visual.findSimilarTo(imageId, matchOptions(style, among))
  if (matches && matches.length > 0)
    return { outcome: 'found', findings: toFindings(catalogue, matches, true) }
  const galleries = rankGalleries(catalogue, [{ image, similarity: 1 }]).slice(0, MOST_GALLERIES)
  return { outcome: 'found', findings: { images: [], artists: [], galleries, near: false } }
}

/** With nothing above the threshold, the most similar images still say which styles to offer. */
function toFindings(catalogue: Catalogue, matches: readonly Match[], near: boolean): Findings {
  const found = toScoredImages(catalogue, matches)
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

/** Images that are no longer visible are left out. */
function toScoredImages(catalogue: Catalogue, matches: readonly Match[]): ScoredImage[] {
  return matches.flatMap(({ id, similarity }) => {
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
