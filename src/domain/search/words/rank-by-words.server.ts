import type { Artist, Catalogue, Gallery } from '#domain/catalogue/model.ts'
import { findNames } from '#domain/search/find-names.ts'
import type { Match, VisualSearch } from '#domain/search/model.ts'
import { namesWith } from '#domain/search/spellings.ts'
import type { Database } from '#platform/database/database.ts'
import { findByWords, type WordMatch } from './find-by-words.server.ts'
import { readWords, type WordPart } from './read-words.ts'

export type WordSearchNeeds = {
  db: Database
  visual: VisualSearch
}

export type RankedByWords = {
  /** Best first. */
  images: Match[]
  /** Those whose names or texts fit. */
  artists: Artist[]
  /** Those whose names fit. */
  galleries: Gallery[]
}

/** More is never paged through. */
const MOST_FOUND = 1_000
const NOTHING = { images: [], artists: [] }
/** What an image is weight whose artist, style or colour was asked for; its own words are weight 0.06 to 1. */
const ARTIST_WEIGHT = 0.5
const GALLERY_WEIGHT = 0.2
const COLOUR_WEIGHT = 0.4

/**
 * The images that answer all parts of the words, each part by the image's own words, its artist's name, its style's name
 * or its colours; where none answers all, those that answer most.
 */
export async function rankByWords(
  needs: WordSearchNeeds,
  catalogue: Catalogue,
  words: string,
): Promise<RankedByWords> {
  const parts = readWords(words)
  const score = openScores(parts.length)
  const found = parts.length > 0 ? await findByWords(needs.db, parts, MOST_FOUND) : NOTHING
  for (const { id, parts: bits, rank } of found.images) score.add(id, bits, rank)
  parts.forEach((part, at) => {
    addArtists(catalogue, part, 1 << at, score)
    addGalleries(catalogue, part, 1 << at, score)
    addColours(needs.visual, part, 1 << at, score)
  })
  return {
    images: score.ranked((id) => catalogue.imagesById.get(id)?.rating ?? 0),
    artists: findArtists(
      catalogue,
      words,
      found.artists.filter((match) => match.parts === score.all),
    ),
    galleries: findGalleries(catalogue, words, parts),
  }
}

/** By name, then by what is said of them, where that answers every part. */
function findArtists(catalogue: Catalogue, words: string, byText: readonly WordMatch[]): Artist[] {
  const byName = findNames(catalogue.artists, words, ({ name }) => [name])
  return [...new Set([...byName, ...byText.flatMap(({ id }) => catalogue.artistsById.get(id) ?? [])])]
}

function findGalleries(catalogue: Catalogue, words: string, parts: readonly WordPart[]): Gallery[] {
  const byName = findNames(catalogue.galleries, words, namesOf)
  return [...new Set([...byName, ...parts.flatMap((part) => galleriesMeantBy(catalogue, part))])]
}

function namesOf({ germanDescription, description }: Gallery): string[] {
  return [germanDescription, description]
}

type Scores = ReturnType<typeof openScores>

function openScores(partCount: number) {
  const all = (1 << partCount) - 1
  const found = new Map<number, { parts: number; weight: number }>()
  return {
    /** The bits of all parts. */
    all,
    add: (id: number, parts: number, weight: number): void => {
      const known = found.get(id)
      if (!known) found.set(id, { parts, weight })
      else found.set(id, { parts: known.parts | parts, weight: known.weight + weight })
    },
    /** Equally good ones by rating. `similarity` is a score to order by, without a scale. */
    ranked: (ratingOf: (id: number) => number): Match[] => {
      const entries = [...found].map(([id, { parts, weight }]) => ({ id, weight, count: countBits(parts) }))
      const most = entries.reduce((highest, { count }) => Math.max(highest, count), 0)
      return entries
        .filter(({ count }) => count === most)
        .sort(
          (one, other) =>
            other.weight - one.weight || ratingOf(other.id) - ratingOf(one.id) || one.id - other.id,
        )
        .slice(0, MOST_FOUND)
        .map(({ id, weight }) => ({ id, similarity: weight }))
    },
  }
}

function countBits(bits: number): number {
  return bits.toString(2).replaceAll('0', '').length
}

/** Whole names only: "Wal" does not mean the artist Walter. */
function addArtists(catalogue: Catalogue, { typed }: WordPart, bit: number, score: Scores): void {
  const isMeant = namesWith(typed)
  for (const { id: artistId } of catalogue.artists.filter(({ name }) => isMeant(name))) {
    for (const { id } of catalogue.imagesByArtist.get(artistId) ?? []) score.add(id, bit, ARTIST_WEIGHT)
  }
}

function galleriesMeantBy(catalogue: Catalogue, { typed, synonyms }: WordPart): Gallery[] {
  const tests = [typed, ...synonyms].map(namesWith)
  return catalogue.galleries.filter((gallery) =>
    namesOf(gallery).some((name) => tests.some((isMeant) => isMeant(name))),
  )
}

function addGalleries(catalogue: Catalogue, part: WordPart, bit: number, score: Scores): void {
  for (const { id: galleryId } of galleriesMeantBy(catalogue, part)) {
    for (const { id } of catalogue.imagesByGallery.get(galleryId) ?? []) score.add(id, bit, GALLERY_WEIGHT)
  }
}

function addColours(visual: VisualSearch, { colours }: WordPart, bit: number, score: Scores): void {
  const shares = new Map<number, number>()
  for (const colour of colours) {
    for (const { id, similarity } of visual.findByColour(colour, { most: MOST_FOUND }))
      shares.set(id, Math.max(shares.get(id) ?? 0, similarity))
  }
  for (const [id, share] of shares) score.add(id, bit, share * COLOUR_WEIGHT)
}
