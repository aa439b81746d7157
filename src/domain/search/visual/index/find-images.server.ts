import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import type { Match, MatchOptions, PictureEmbedding, VisualSearch } from '#domain/search/search-model.ts'
import {
  COLOUR_BINS,
  choosePalette,
  colourVectorOf,
  shareOfColour,
  VISIBLE_SHARE,
  weighBins,
} from '#domain/search/visual/colours.ts'
import { dot, normalize } from '#domain/search/visual/fitting/linear-algebra.ts'
import { NEARNESS_STYLE } from '#domain/search/visual/fitting/projection.ts'
import {
  likenessAmong,
  memoizeLooksAlike,
  nearnessOf,
  SURE_SIMILARITY,
} from '#domain/search/visual/nearness.ts'
import { COMPARED_DRAWINGS, type SameDrawing } from '#domain/search/visual/same-drawing.server.ts'
import { dequantizeShares, quantize } from '#domain/search/visual/vector-bytes.ts'
import { openPool } from '#platform/jobs/open-pool.server.ts'
import { type CatalogueIndex, embedderNameOf, type IndexedCatalogue } from './indexed-catalogue.server.ts'
import type { ScanQuery, ScanResult, scan } from './scan.ts'
import { computeStyleCentres, type StyleCentres } from './style-centres.ts'

type FindImagesNeeds = {
  catalogue: () => Catalogue
  indexed: Pick<IndexedCatalogue, 'current' | 'listMissing'>
  synced: () => Promise<void>
  sameDrawing: Pick<SameDrawing, 'putFirst'>
}

type ImageFinder = Omit<VisualSearch, 'embed' | 'warm' | 'measureNearness'> & {
  findIndexed: (embedding: PictureEmbedding, most: number) => Promise<Match[]>
  findLikeIndexed: (imageId: number, options: Omit<MatchOptions, 'among'>) => Promise<Match[]>
  nearness: (embedding: PictureEmbedding) => Promise<number>
  showsSame: (embedding: PictureEmbedding) => Promise<boolean>
  warm: () => Promise<void>
  close: () => Promise<void>
}

/** Parts resemble works by chance more often; style gains 1 to 2 in 100 by it, and below 0.94 distorted works lose. */
const PART_WEIGHT = 0.95

/** The second match is close if its similarity has more than this share of the first's. */
const CLOSE_SHARE = 0.85

export const SCAN = { module: new URL('./scan.ts', import.meta.url), name: 'scan' }

const MOST_COLOURS_KEPT = 40

/** Searches the index; the scan runs in a thread of its own. */
export function openImageFinder({ catalogue, indexed, synced, sameDrawing }: FindImagesNeeds): ImageFinder {
  const { current } = indexed
  const overview = memoizeOverview(catalogue, current)
  const scanner = openPool<typeof scan>(SCAN)

  const havingColour = new WeakMap<Overview, Map<string, ReadonlySet<number>>>()

  function findHavingColour(colour: string): ReadonlySet<number> {
    const known = havingColour.get(overview()) ?? new Map<string, ReadonlySet<number>>()
    havingColour.set(overview(), known)
    const found = known.get(colour) ?? new Set(idsWithColour(colour))
    if (known.size >= MOST_COLOURS_KEPT) known.clear()
    known.set(colour, found)
    return found
  }

  function* idsWithColour(colour: string): Generator<number> {
    const weights = weighBins(colour)
    const { vectorIndex } = current()
    for (const [row, isVisible] of overview().visible.entries())
      if (isVisible && shareOfColour(vectorIndex.colours(row), weights) >= VISIBLE_SHARE)
        yield vectorIndex.imageAt(row)
  }

  async function find(query: ScanQuery, allowed: Uint8Array): Promise<Match[]> {
    const { vectorIndex } = current()
    return toMatches(
      await scanner.run({ arrays: vectorIndex.arrays(), centres: overview().centres, allowed, query }),
    )
  }

  function toMatches(results: ScanResult): Match[] {
    const { imageAt } = current().vectorIndex
    return results.map(({ row, similarity }) => ({ id: imageAt(row), similarity: Math.min(1, similarity) }))
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
    { embedder, crops }: Pick<PictureEmbedding, 'embedder' | 'crops'>,
    query: Omit<ScanQuery, 'crops'> & { regionWeight?: number },
    allowed: () => Uint8Array,
  ): Promise<Match[]> {
    await synced()
    if (embedder !== embedderNameOf(current())) return []
    const { regionWeight = 1, ...options } = query
    return find({ crops: quantizeCrops(crops, regionWeight), ...options }, allowed())
  }

  /** Puts matches that show the same drawing first, where another comes close to the first. */
  async function withSameFirst(local: Uint8Array | undefined, matches: Match[]): Promise<Match[]> {
    const [first, second] = matches
    const isPlain =
      first &&
      first.similarity >= SURE_SIMILARITY &&
      (second?.similarity ?? 0) < CLOSE_SHARE * first.similarity
    return !local || isPlain ? matches : (await sameDrawing.putFirst(local, matches)).matches
  }

  const nearestOf = ({ crops }: PictureEmbedding): ScanQuery => ({
    crops: quantizeCrops(crops, 1),
    styleShare: NEARNESS_STYLE,
    most: COMPARED_DRAWINGS,
  })
  const isComparable = ({ embedder, blank }: PictureEmbedding) =>
    !blank && embedder === embedderNameOf(current())

  async function nearness(embedding: PictureEmbedding): Promise<number> {
    await synced()
    if (!isComparable(embedding)) return 0
    const query = nearestOf(embedding)
    const { projection, decoys } = current()
    const [best] = await find(query, allowedRows(undefined))
    const allowed = new Uint8Array(decoys?.contentScale.length ?? 0).fill(1)
    const [decoy] = decoys ? await scanner.run({ arrays: decoys, allowed, query }) : []
    return nearnessOf(best?.similarity ?? 0, decoy?.similarity ?? 0, projection)
  }

  async function showsSame(embedding: PictureEmbedding): Promise<boolean> {
    await synced()
    if (!embedding.local || !isComparable(embedding)) return false
    const nearest = await find(nearestOf(embedding), allowedRows(undefined))
    return (await sameDrawing.putFirst(embedding.local, nearest)).same > 0
  }

  async function warm(): Promise<void> {
    await synced()
    const { vectorIndex } = current()
    const none = new Uint8Array(vectorIndex.rowCount())
    if (none.length > 0) await find({ crops: [vectorIndex.vectorsAt(0)], styleShare: 0, most: 1 }, none)
  }

  return {
    findSimilar: async (embedding, { among, style: styleShare, most }) => {
      const query = { styleShare, most, regionWeight: PART_WEIGHT }
      return withSameFirst(embedding.local, await findAmong(embedding, query, () => allowedRows(among)))
    },
    findIndexed: (embedding, most) =>
      findAmong(embedding, { styleShare: 0, most }, () =>
        new Uint8Array(current().vectorIndex.rowCount()).fill(1),
      ),
    findSimilarTo: async (imageId, { style: styleShare, among, most }) => {
      await synced()
      const { vectorIndex } = current()
      const row = vectorIndex.rowOf(imageId)
      if (row === undefined || overview().visible[row] !== 1) return null
      const allowed = allowedRows(among)
      allowed[row] = 0
      return find({ crops: [vectorIndex.vectorsAt(row)], styleShare, most }, allowed)
    },
    findLikeIndexed: async (imageId, { style: styleShare, most }) => {
      await synced()
      const { vectorIndex } = current()
      const row = vectorIndex.rowOf(imageId)
      if (row === undefined) return []
      const allowed = allowedRows(undefined)
      allowed[row] = 0
      return find({ crops: [vectorIndex.vectorsAt(row)], styleShare, most }, allowed)
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
    findHavingColour,
    findSimilarColours: async (colours, { among, most }) => {
      const crops = [{ content: colourVectorOf(colours), style: new Int8Array() }]
      const task = { arrays: current().vectorIndex.colourArrays(), allowed: allowedRows(among) }
      return toMatches(await scanner.run({ ...task, query: { crops, styleShare: 0, most } }))
    },
    coloursOf: (imageId) => {
      const { vectorIndex } = current()
      const row = vectorIndex.rowOf(imageId)
      return row === undefined ? null : dequantizeShares(vectorIndex.colours(row))
    },
    findSimilarArtists: (artistId, most) => findSimilarArtists(overview(), artistId, most),
    likeness: (imageIds) => likenessAmong(current().vectorIndex, imageIds),
    looksAlike: memoizeLooksAlike(catalogue, indexed),
    palette: () => overview().palette,
    nearness,
    showsSame,
    warm,
    close: scanner.close,
  }
}

function quantizeCrops(crops: PictureEmbedding['crops'], regionWeight: number): ScanQuery['crops'] {
  const middles = crops.filter(({ kind }) => kind === 'middle')
  return crops.map((crop) => ({
    content: quantize(crop.content),
    style: quantize(crop.style),
    // Each middle is smaller than the one before. The weight of a part that is searched by alone changes no order.
    weight: crop.kind === 'whole' ? 1 : regionWeight ** (1 + Math.max(0, middles.indexOf(crop))),
  }))
}

type Overview = {
  visible: Uint8Array
  /** The style vectors of each artist's works, of length 1, one for each of the artist's styles. */
  artistStyles: ReadonlyMap<number, readonly Float32Array[]>
  centres: StyleCentres
  palette: readonly string[]
}

type Known = {
  catalogue: Catalogue
  index: CatalogueIndex
  changes: number
  artists: readonly (number | null)[]
  overview: Overview
}

/** Computes the overview only when other works are visible, by other artists, or their vectors have changed. */
export function memoizeOverview(catalogue: () => Catalogue, index: () => CatalogueIndex): () => Overview {
  let known: Known | null = null
  return () => {
    const now = { catalogue: catalogue(), index: index(), changes: index().vectorIndex.changes() }
    const hasVectors = known?.index === now.index && known.changes === now.changes
    if (known && hasVectors && known.catalogue === now.catalogue) return known.overview
    const artists = listArtistsOfRows(now.catalogue, now.index)
    const isSame = hasVectors && known?.artists.every((artist, row) => artist === artists[row])
    const overview = known && isSame ? known.overview : buildOverview(artists, now.index)
    known = { ...now, artists, overview }
    return overview
  }
}

/** Returns null where nobody sees the row, or where the visible content is not the indexed one. */
function listArtistsOfRows({ imagesById }: Catalogue, { vectorIndex }: CatalogueIndex): (number | null)[] {
  return Array.from({ length: vectorIndex.rowCount() }, (_, row) => {
    const image = imagesById.get(vectorIndex.imageAt(row))
    return image && vectorIndex.versionOf(image.id) === image.picture.contentVersion ? image.artistId : null
  })
}

function buildOverview(artists: readonly (number | null)[], { vectorIndex }: CatalogueIndex): Overview {
  const visible = Uint8Array.from(artists, (artist) => (artist === null ? 0 : 1))
  const colours = new Float64Array(COLOUR_BINS.length)
  for (let row = 0; row < visible.length; row++) {
    if (visible[row] !== 1) continue
    const shares = vectorIndex.colours(row)
    for (let bin = 0; bin < shares.length; bin++) colours[bin] = (colours[bin] ?? 0) + (shares[bin] ?? 0)
  }
  const centres = computeStyleCentres(vectorIndex.arrays(), artists)
  return {
    visible,
    centres,
    artistStyles: toDirections(centres, artists, vectorIndex.arrays().lengths.style),
    palette: choosePalette(colours),
  }
}

function toDirections(
  { vectors, centreOf }: StyleCentres,
  artists: readonly (number | null)[],
  length: number,
): Map<number, Float32Array[]> {
  const places = new Map<number, Set<number>>()
  for (const [row, id] of artists.entries())
    if (id !== null) places.set(id, (places.get(id) ?? new Set()).add(centreOf[row] ?? 0))
  const directionAt = (place: number) =>
    normalize(Float32Array.from(vectors.subarray(place * length, (place + 1) * length)))
  return new Map([...places].map(([id, placeSet]) => [id, [...placeSet].map(directionAt)]))
}

function findSimilarArtists({ artistStyles }: Overview, artistId: number, most: number) {
  const wantedStyles = artistStyles.get(artistId)
  if (!wantedStyles) return []
  const similarityTo = (styles: readonly Float32Array[]) =>
    styles.reduce(
      (best, style) => wantedStyles.reduce((highest, one) => Math.max(highest, dot(one, style)), best),
      0,
    )
  return [...artistStyles]
    .filter(([id]) => id !== artistId)
    .map(([id, styles]) => ({ id, similarity: similarityTo(styles) }))
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, most)
}
