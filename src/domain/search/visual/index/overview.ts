import type { Catalogue } from '#domain/catalogue/model.ts'
import { COLOUR_BINS } from '#domain/search/visual/colour/colour-bins.ts'
import { choosePalette } from '#domain/search/visual/colour/find-by-colour.ts'
import { dot, normalize } from '#domain/search/visual/fitting/algebra/linear-algebra.ts'
import { type ArtistMeans, computeArtistMeans } from './artist-means.ts'
import type { CatalogueIndex } from './indexed-catalogue.server.ts'

/** What is computed of all visible images together. */
export type Overview = {
  /** 1 for each row of an image that is visible with the content that is indexed. */
  visible: Uint8Array
  /** How the works of each artist are made, on the whole: vectors of length 1. */
  artistStyles: ReadonlyMap<number, Float32Array>
  artistMeans: ArtistMeans
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
  const artists: (number | null)[] = []
  const colours = new Float64Array(COLOUR_BINS.length)
  for (let row = 0; row < visible.length; row++) {
    const image = imagesById.get(vectorIndex.imageAt(row))
    artists[row] = null
    if (!image || vectorIndex.versionOf(image.id) !== image.picture.contentVersion) continue
    visible[row] = 1
    artists[row] = image.artistId
    const shares = vectorIndex.colours(row)
    for (let bin = 0; bin < shares.length; bin++) colours[bin] = (colours[bin] ?? 0) + (shares[bin] ?? 0)
  }
  const artistMeans = computeArtistMeans(vectorIndex.arrays(), artists)
  return {
    visible,
    artistMeans,
    artistStyles: toDirections(artistMeans, artists, vectorIndex.arrays().lengths.style),
    palette: choosePalette(colours),
  }
}

function toDirections(
  { vectors, artistOf }: ArtistMeans,
  artists: readonly (number | null)[],
  length: number,
): Map<number, Float32Array> {
  const directions = new Map<number, Float32Array>()
  for (const [row, id] of artists.entries()) {
    const from = (artistOf[row] ?? 0) * length
    if (id !== null && !directions.has(id))
      directions.set(id, normalize(Float32Array.from(vectors.subarray(from, from + length))))
  }
  return directions
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
