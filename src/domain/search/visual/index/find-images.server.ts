import { Piscina } from 'piscina'
import type { Catalogue } from '#domain/catalogue/model.ts'
import type { Match, MatchOptions, PictureEmbedding, VisualSearch } from '#domain/search/model.ts'
import { shareOfColour, VISIBLE_SHARE, weighBins } from '#domain/search/visual/colour/find-by-colour.ts'
import { quantize } from '#domain/search/visual/vector-bytes.ts'
import { embedderNameOf, type IndexedCatalogue } from './indexed-catalogue.server.ts'
import { likenessAmong } from './likeness.ts'
import { findSimilarArtists, memoizeOverview } from './overview.ts'
import type { ScanQuery, ScanResult, ScanTask } from './scan.ts'

type Needs = {
  catalogue: () => Catalogue
  indexed: Pick<IndexedCatalogue, 'current'>
  /** Ends when the last change is loaded. */
  synced: () => Promise<void>
}

type ImageFinder = Omit<VisualSearch, 'embed'> & {
  /** The most similar by content among all images that were ever indexed, visible or not. */
  findIndexed: (embedding: PictureEmbedding, most: number) => Promise<Match[]>
  close: () => Promise<void>
}

/** An idle thread ends after this. */
const IDLE_MS = 60_000

/**
 * The best of thousands of random pictures is more similar than a random pair: by so much, measured with noise, lettering,
 * plain sheets and a screenshot against the demo catalogue. Of distorted works 98 of 100 are still more similar by content.
 */
const BEST_OF_RANDOM = 0.1

/** Searches the index; the scan runs in a thread of its own. */
export function openImageFinder({ catalogue, indexed: { current }, synced }: Needs): ImageFinder {
  const overview = memoizeOverview(catalogue, current)
  const scanner = new Piscina<ScanTask, ScanResult>({
    filename: new URL('./scan-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })

  async function find(query: ScanQuery, allowed: Uint8Array): Promise<Match[]> {
    const { vectorIndex } = current()
    const results = await scanner.run({ arrays: vectorIndex.arrays(), allowed, query })
    return results.map(({ row, similarity }) => ({
      id: vectorIndex.imageAt(row),
      similarity: Math.min(1, similarity),
    }))
  }

  function allowedRows(among: MatchOptions['among']): Uint8Array {
    const { vectorIndex } = current()
    const { visible } = overview()
    if (!among) return visible.slice()
    const allowed = new Uint8Array(visible.length)
    for (const id of among) {
      const row = vectorIndex.rowOf(id)
      if (row !== undefined) allowed[row] = visible[row] ?? 0
    }
    return allowed
  }

  async function findAmong(
    { embedder, content, style }: PictureEmbedding,
    { style: styleShare, most }: Omit<MatchOptions, 'among'>,
    allowed: () => Uint8Array,
  ): Promise<Match[]> {
    await synced()
    if (embedder !== embedderNameOf(current())) return []
    return find({ content: content.map(quantize), style: quantize(style), styleShare, most }, allowed())
  }

  return {
    findSimilar: (embedding, { among, ...options }) =>
      findAmong(embedding, options, () => allowedRows(among)),
    findIndexed: (embedding, most) =>
      findAmong(embedding, { style: 0, most }, () =>
        new Uint8Array(current().vectorIndex.rowCount()).fill(1),
      ),
    findSimilarTo: async (imageId, { style: styleShare, among, most }) => {
      await synced()
      const { vectorIndex } = current()
      const row = vectorIndex.rowOf(imageId)
      if (row === undefined || overview().visible[row] !== 1) return null
      const allowed = allowedRows(among)
      allowed[row] = 0
      const { content, style } = vectorIndex.vectorsAt(row)
      return find({ content: [content], style, styleShare, most }, allowed)
    },
    findByColour: (colour, { among, most }) => {
      const weights = weighBins(colour)
      const { vectorIndex } = current()
      const found: Match[] = []
      for (const [row, isAllowed] of allowedRows(among).entries()) {
        const similarity = isAllowed ? shareOfColour(vectorIndex.colours(row), weights) : 0
        if (similarity >= VISIBLE_SHARE)
          found.push({ id: vectorIndex.imageAt(row), similarity: Math.min(1, similarity) })
      }
      return found.sort((one, other) => other.similarity - one.similarity).slice(0, most)
    },
    findSimilarArtists: (artistId, most) => findSimilarArtists(overview(), artistId, most),
    likeness: (imageIds) => likenessAmong(current().vectorIndex, imageIds),
    palette: () => overview().palette,
    threshold: (style) => {
      const { content, style: ofStyle } = current().projection.threshold
      return (1 - style) * content + style * ofStyle + BEST_OF_RANDOM
    },
    close: () => scanner.destroy(),
  }
}
