import type { Artist, Catalogue } from '#domain/catalogue/model.ts'

/**
 * Artists whose works hang in the same styles, those with the most styles in common (Jaccard's share) first; of equals those
 * whose names come next in the alphabet, so that not everybody is like the same few.
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
      return { other, likeness: shared / (own.size + theirs.length - shared || 1), distance }
    })
    .filter(({ other, likeness }) => other !== artist && likeness > 0)
    .sort((one, another) => another.likeness - one.likeness || one.distance - another.distance)
    .slice(0, limit)
    .map(({ other }) => other)
}
