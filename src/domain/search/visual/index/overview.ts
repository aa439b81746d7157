import type { Catalogue } from '#domain/catalogue/model.ts'
import { COLOUR_BINS } from '#domain/search/visual/colour/colour-bins.ts'
import { choosePalette } from '#domain/search/visual/colour/find-by-colour.ts'
import { dot, normalize } from '#domain/search/visual/fitting/algebra/linear-algebra.ts'
import type { CatalogueIndex } from './indexed-catalogue.server.ts'
import { computeStyleCentres, type StyleCentres } from './style-centres.ts'

/** What is computed of all visible images together. */
export type Overview = {
  /** 1 for each row of an image that is visible with the content that is indexed. */
  visible: Uint8Array
  /** How the works of each artist are made, in each of the artist's styles: vectors of length 1. */
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

/** Null where nobody sees the row, or has seen what is indexed of it. */
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
  return new Map([...places].map(([id, own]) => [id, [...own].map(directionAt)]))
}

/** Those who work in one of the artist's styles, the most similar first, without the artist. */
export function findSimilarArtists({ artistStyles }: Overview, artistId: number, most: number) {
  const own = artistStyles.get(artistId)
  if (!own) return []
  const similarityTo = (styles: readonly Float32Array[]) =>
    styles.reduce((best, style) => own.reduce((highest, one) => Math.max(highest, dot(one, style)), best), 0)
  return [...artistStyles]
    .filter(([id]) => id !== artistId)
    .map(([id, styles]) => ({ id, similarity: similarityTo(styles) }))
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, most)
}
