import type { Artist, Catalogue } from '#domain/catalogue/model.ts'

/**
 * Artists with works in the same styles, sorted by Jaccard similarity of their styles. Ties are sorted by alphabetical
 * distance to the artist, so that not everybody gets the same few.
 */
export function listSimilarArtists(catalogue: Catalogue, artist: Artist, limit: number): Artist[] {
  const { artists, galleriesByArtist } = catalogue
  const own = new Set(galleriesByArtist.get(artist.id))
  const place = artists.indexOf(artist)
  return artists
    .map((other, at) => {
      const theirs = galleriesByArtist.get(other.id) ?? []
      const shared = theirs.filter((gallery) => own.has(gallery)).length
      const distance = (at - place + artists.length) % artists.length
      return { other, similarity: shared / (own.size + theirs.length - shared || 1), distance }
    })
    .filter(({ other, similarity }) => other !== artist && similarity > 0)
    .sort((one, another) => another.similarity - one.similarity || one.distance - another.distance)
    .slice(0, limit)
    .map(({ other }) => other)
}
