import type { Artist, Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import { pageAfter, parseCursor } from '#domain/catalogue/image-order.ts'
import { type ChoiceCounts, openNarrower } from '#domain/catalogue/narrowing/narrow.ts'
import { isNarrowed, NO_NARROWING, ofEachFacet } from '#domain/catalogue/narrowing/narrowing.ts'
import { openNetworkSlots, openSemaphore } from '#platform/concurrency.ts'
import type { Log } from '#platform/log.ts'
import { observed } from '#platform/telemetry/operations.ts'
import { isLongEnough } from './find-names.ts'
import {
  type MatchNeeds,
  MOST_FOUND,
  matchPicture,
  openRecentAnswers,
  type PictureQuery,
  type Scope,
} from './match-picture.server.ts'
import type { FurtherChoices, SearchAnswer, SearchOptions, SearchQuery, SearchResult } from './query.ts'
import {
  listLargestGalleries,
  rankArtists,
  rankGalleries,
  type ScoredImage,
  spreadFound,
} from './rank-artists.ts'
import {
  FETCHES,
  FETCHING_SLOTS,
  type ReadPicture,
  type ReceivedPicture,
  type ReceivingNeeds,
  receivePicture,
} from './receive-reference-picture.server.ts'
import { type FoundReference, findReference } from './reference-pictures.server.ts'
import { openRegionEmbeddings, type RegionNeeds } from './region-embeddings.server.ts'
import type { Match, Nearness, VisualSearch } from './search-model.ts'
import { type RankedByWords, rankByWords } from './words/rank-by-words.ts'
import type { Synonyms } from './words/synonyms.server.ts'
import { openWordIndex, type WordIndex } from './words/word-index.ts'

type SearchOpening = Omit<ReceivingNeeds, 'acquirePermit' | 'withSlot'> &
  RegionNeeds & {
    catalogue: () => Catalogue
    onCatalogueChange: (listener: () => void) => void
    synonyms: () => Synonyms
    log: Log
  }

export type Search = {
  /** Finds only visible content, best first; a part of an image counts against the limit of `networkAddress`. */
  find: (query: SearchQuery, options: SearchOptions, networkAddress?: string) => Promise<SearchAnswer>
  receivePicture: (readPicture: ReadPicture, networkAddress: string) => Promise<ReceivedPicture>
  findReference: (id: string) => Promise<FoundReference>
}

const MOST_ARTISTS = 20
const MOST_GALLERIES = 8

type Findings = Omit<SearchResult, 'images' | 'next' | 'count' | 'choices'> & {
  images: readonly Image[]
  candidates: Candidates
}
type Finding = { outcome: 'found'; findings: Findings } | Exclude<SearchAnswer, { outcome: 'found' }>
export function openSearch(opened: SearchOpening): Search {
  const needs = {
    ...opened,
    recentMatches: openRecentAnswers<Match[]>(),
    recentNearness: openRecentAnswers<Nearness>(),
    regions: openRegionEmbeddings(opened),
    wordIndex: followCatalogue(opened),
  }
  const receiving = {
    ...needs,
    acquirePermit: openSemaphore(FETCHES),
    withSlot: openNetworkSlots(FETCHING_SLOTS),
  }
  return {
    find: (query, options, networkAddress = '') =>
      observed('search', query.kind, () => find({ ...needs, networkAddress }, query, options)),
    receivePicture: async (readPicture, networkAddress) => {
      const catalogue = needs.catalogue()
      const received = await receivePicture(receiving, readPicture, networkAddress)
      // The nearness that was measured while embedding is not measured again for the results.
      if (received.outcome === 'received')
        await needs.recentNearness(catalogue, received.id, async () => received.nearness)
      return received
    },
    findReference: (id) => findReference(needs.db, id, needs.clock.now()),
  }
}

type SearchNeeds = SearchOpening & MatchNeeds & { wordIndex: WordIndex }

/** Reads the texts in the background, so that the first search by words finds them read. */
function followCatalogue({ catalogue, onCatalogueChange, log }: SearchOpening): WordIndex {
  const wordIndex = openWordIndex()
  const follow = () => {
    wordIndex.follow(catalogue()).catch((error) => log.error({ error }, 'search.words-not-read'))
  }
  onCatalogueChange(follow)
  follow()
  return wordIndex
}

async function find(needs: SearchNeeds, query: SearchQuery, options: SearchOptions): Promise<SearchAnswer> {
  const catalogue = needs.catalogue()
  const among = filterImages(catalogue, needs.visual, options)
  const { style, by, narrowing, isCounted } = options
  const scope = { style, by, among, isOrdered: narrowing.farbe.length > 0 }
  const finding =
    query.kind === 'words'
      ? ({ outcome: 'found', findings: await findByWords(needs, catalogue, query.words, scope) } as const)
      : await findByPicture(needs, catalogue, query, scope)
  if (finding.outcome !== 'found') return finding
  const { images, candidates, ...beside } = finding.findings
  const cursor = options.cursor === null ? null : parseCursor(options.cursor)
  const { items, next } = pageAfter(images, cursor, options.limit, 0)
  const choices = isCounted ? countFurther(catalogue, needs.visual, candidates, options) : null
  return { outcome: 'found', result: { ...beside, images: items, next, count: images.length, choices } }
}

async function findByWords(
  needs: SearchNeeds,
  catalogue: Catalogue,
  words: string,
  { among, isOrdered }: Scope,
): Promise<Findings> {
  if (!isLongEnough(words))
    return {
      images: [],
      artists: [],
      galleries: [],
      isAnswered: false,
      shown: null,
      candidates: NO_CANDIDATES,
    }
  const ranked = await rankWords(needs, catalogue, words)
  const found =
    ranked.images.length > 0
      ? toScoredImages(catalogue, ranked.images)
      : toScoredWorks(catalogue, ranked.artists)
  const left =
    isOrdered && among ? inOrderOf(among, found) : found.filter(({ image }) => !among || among.has(image.id))
  const isEmpty = left.length === 0
  // Where no image answers, these are works of artists whose texts answer all terms.
  const isAnswered = !isEmpty && (ranked.images.length === 0 || ranked.answersAll)
  // The works of artists who are meant stay in their own order.
  const isSpread = ranked.images.length > 0 && !isOrdered
  const galleries = [...ranked.galleries, ...rankGalleries(catalogue, isEmpty ? found : left)]
  return {
    images: isSpread ? spreadFound(left, needs.visual.looksAlike()) : left.map(({ image }) => image),
    candidates: { images: found.map(({ image }) => image), most: found.length },
    artists: firstOf([...ranked.artists, ...rankArtists(catalogue, left)], MOST_ARTISTS),
    galleries: firstOf(galleries.length > 0 ? galleries : listLargestGalleries(catalogue), MOST_GALLERIES),
    isAnswered,
    shown: isEmpty || isAnswered ? null : ranked.wordsOf(left.map(({ image }) => image.id)),
  }
}

async function rankWords(
  { wordIndex: index, visual, synonyms }: SearchNeeds,
  catalogue: Catalogue,
  words: string,
): Promise<RankedByWords> {
  await index.follow(catalogue)
  return rankByWords({ index, catalogue, visual, synonyms: synonyms() }, words)
}

/** With words besides, it finds all images that answer them, however unlike the picture they are. */
async function findByPicture(
  needs: SearchNeeds,
  catalogue: Catalogue,
  query: PictureQuery,
  scope: Scope,
): Promise<Finding> {
  const ranked = isLongEnough(query.words ?? '') ? await rankWords(needs, catalogue, query.words ?? '') : null
  const answers = ranked?.images.map(({ id }) => id) ?? null
  const answering = answers?.filter((id) => !scope.among || scope.among.has(id)) ?? null
  const among = answering ? new Set(answering) : scope.among
  const matching = await matchPicture(needs, catalogue, query, { ...scope, among })
  if (matching.outcome !== 'found') return matching
  const { matches, forArtists, isAboveThreshold = true, queryImage, searched } = matching
  const isFound = new Set(matches.map(({ id }) => id))
  const others = (answering ?? []).filter((id) => !isFound.has(id)).map((id) => ({ id, similarity: 0 }))
  const all = [...matches, ...others]
  const candidates = toCandidates(catalogue, answers, queryImage)
  const found = toFindings(catalogue, all, ranked?.answersAll ?? isAboveThreshold, queryImage)
  const shown =
    ranked && !ranked.answersAll && all.length > 0 ? ranked.wordsOf(all.map(({ id }) => id)) : null
  const findings = { ...found, candidates, shown, ...(searched && { searched }) }
  if (!forArtists) return { outcome: 'found', findings }
  const artists = rankArtists(catalogue, toScoredImages(catalogue, forArtists)).slice(0, MOST_ARTISTS)
  return { outcome: 'found', findings: { ...findings, artists } }
}

const NO_CANDIDATES: Candidates = { images: [], most: 0 }

function toCandidates(
  catalogue: Catalogue,
  answers: number[] | null,
  queryImage: Image | undefined,
): Candidates {
  if (answers) {
    const images = answers.flatMap((id) => catalogue.imagesById.get(id) ?? [])
    return { images, most: images.length }
  }
  const images = queryImage ? catalogue.images.filter((image) => image !== queryImage) : catalogue.images
  return { images, most: MOST_FOUND }
}

/** The nearest images are always shown; `isAnswered` says whether they are what was asked for. */
function toFindings(
  catalogue: Catalogue,
  matches: readonly Match[],
  isAnswered: boolean,
  queryImage: Image | undefined,
): Omit<Findings, 'candidates' | 'shown'> {
  const found = toScoredImages(catalogue, matches)
  const isOwn = queryImage && found.length === 0
  const galleries = rankGalleries(catalogue, isOwn ? [{ image: queryImage, similarity: 1 }] : found)
  return {
    images: found.map(({ image }) => image),
    artists: rankArtists(catalogue, found).slice(0, MOST_ARTISTS),
    galleries: firstOf(
      galleries.length > 0 || isOwn ? galleries : listLargestGalleries(catalogue),
      MOST_GALLERIES,
    ),
    isAnswered: isAnswered && found.length > 0,
  }
}

function toScoredImages(catalogue: Catalogue, matches: readonly Match[]): ScoredImage[] {
  return matches.flatMap(({ id, similarity }) => {
    const image = catalogue.imagesById.get(id)
    return image ? [{ image, similarity }] : []
  })
}

function inOrderOf(ids: ReadonlySet<number>, found: readonly ScoredImage[]): ScoredImage[] {
  const byId = new Map(found.map((scored) => [scored.image.id, scored]))
  return [...ids].flatMap((id) => byId.get(id) ?? [])
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

type Filters = Pick<SearchOptions, 'gallery' | 'narrowing'>

/** Null when nothing is filtered. An unknown gallery lets none pass; those with most of the rarest colour are first. */
function filterImages(
  catalogue: Catalogue,
  visual: VisualSearch,
  { gallery, narrowing }: Filters,
): ReadonlySet<number> | null {
  if (gallery === null && !isNarrowed(narrowing)) return null
  const left = openNarrower(catalogue, visual).images(membersOf(catalogue, gallery), narrowing)
  const among = new Set(left.map(({ id }) => id))
  return narrowing.farbe.length === 0 ? among : byRarestColour(visual, narrowing.farbe, among)
}

function byRarestColour(
  visual: VisualSearch,
  colours: readonly string[],
  among: ReadonlySet<number>,
): ReadonlySet<number> {
  const shares = colours.map((colour) => {
    const found = visual.findByColour(`#${colour}`, { among, most: among.size })
    return new Map(found.map(({ id, similarity }) => [id, similarity]))
  })
  const least = [...among].map((id) => ({
    id,
    share: Math.min(...shares.map((known) => known.get(id) ?? 0)),
  }))
  return new Set(least.sort((one, other) => other.share - one.share).map(({ id }) => id))
}

function membersOf(catalogue: Catalogue, gallery: string | null): readonly Image[] {
  if (gallery === null) return catalogue.images
  const found = catalogue.galleriesByUrl.get(gallery)
  return found ? (catalogue.imagesByGallery.get(found.id) ?? []) : []
}

/** The images that would be found without filters, and how many of them a search finds at most. */
type Candidates = { images: readonly Image[]; most: number }

function countFurther(
  catalogue: Catalogue,
  visual: VisualSearch,
  { images, most }: Candidates,
  { gallery, narrowing }: Filters,
): FurtherChoices {
  const members = gallery === null ? null : new Set(membersOf(catalogue, gallery))
  const among = members ? images.filter((image) => members.has(image)) : images
  const narrower = openNarrower(catalogue, visual)
  const all = atMost(narrower.countImages(among, NO_NARROWING), most)
  const counted = atMost(narrower.countImages(among, narrowing), most)
  if (counted.total > 0) return { ...counted, all, waysOut: [], inAllGalleries: 0 }
  const waysOut = narrower.listWaysOut(among, narrowing)
  const inAllGalleries = members ? narrower.images(images, narrowing).length : 0
  return { ...counted, all, waysOut, inAllGalleries }
}

function atMost({ total, counts }: ChoiceCounts, most: number): ChoiceCounts {
  const lowered = ofEachFacet(
    (facet) => new Map([...counts[facet]].map(([value, count]) => [value, Math.min(count, most)])),
  )
  return { total: Math.min(total, most), counts: lowered }
}
