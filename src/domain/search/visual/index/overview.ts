import type { Catalogue } from '#domain/catalogue/model.ts'
import { COLOUR_BINS } from '#domain/search/visual/colour/colour-bins.ts'
import { choosePalette } from '#domain/search/visual/colour/find-by-colour.ts'
import { dot, normalize } from '#domain/search/visual/fitting/linear-algebra.ts'
import type { CatalogueIndex } from './indexed-catalogue.server.ts'

/** What is computed of all visible images together. */
export type Overview = {
  /** 1 for each row of an image that is visible with the content that is indexed. */
  visible: Uint8Array
  /** How the works of each artist are made, on the whole: vectors of length 1. */
  artistStyles: ReadonlyMap<number, Float32Array>
  palette: readonly string[]
}

/** Computes the overview only when the catalogue or its index has changed. */
export function memoizeOverview(catalogue: () => Catalogue, index: () => CatalogueIndex): () => Overview {
  let known: { catalogue: Catalogue; index: CatalogueIndex; changes: number; overview: Overview } | null =
    null
  return () => {
    const now = { catalogue: catalogue(), index: index(), changes: index().vectorIndex.changes() }
    const holds =
      known?.catalogue === now.catalogue && known.index === now.index && known.changes === now.changes
    if (known && holds) return known.overview
    const overview = buildOverview(now.catalogue, now.index)
    known = { ...now, overview }
    return overview
  }
}

function buildOverview({ imagesById }: Catalogue, { vectorIndex }: CatalogueIndex): Overview {
  const visible = new Uint8Array(vectorIndex.rowCount())
  const sums = new Map<number, Float32Array>()
  const colours = new Float64Array(COLOUR_BINS.length)
  const { style, styleScale, lengths } = vectorIndex.arrays()
  for (let row = 0; row < visible.length; row++) {
    const image = imagesById.get(vectorIndex.imageAt(row))
    if (!image || vectorIndex.versionOf(image.id) !== image.picture.contentVersion) continue
    visible[row] = 1
    const sum = sums.get(image.artistId) ?? new Float32Array(lengths.style)
    addQuantized(sum, style, row * lengths.style, styleScale[row] ?? 0)
    sums.set(image.artistId, sum)
    const shares = vectorIndex.colours(row)
    for (let bin = 0; bin < shares.length; bin++) colours[bin] = (colours[bin] ?? 0) + (shares[bin] ?? 0)
  }
  return {
    visible,
    artistStyles: new Map([...sums].map(([artistId, sum]) => [artistId, normalize(sum)])),
    palette: choosePalette(colours),
  }
}

/** Adds one row, scaled to a vector of length 1. Called for thousands of rows, so it allocates nothing. */
function addQuantized(sum: Float32Array, vectors: Int8Array, from: number, scale: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + scale * (vectors[from + at] ?? 0)
}

/** Those whose works have the most similar style on the whole, the most similar first, without the artist. */
export function findSimilarArtists({ artistStyles }: Overview, artistId: number, most: number) {
  const own = artistStyles.get(artistId)
  if (!own) return []
  return [...artistStyles]
    .filter(([id]) => id !== artistId)
    .map(([id, style]) => ({ id, similarity: Math.max(0, dot(own, style)) }))
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, most)
}
