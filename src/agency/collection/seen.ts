/** An artist whose portfolio was looked at: as much as a face shows. */
export type SeenArtist = {
  code: string
  name: string
  sortName: string
  portrait: { id: number; contentVersion: string }
}

/** More than anybody looks through again. */
export const MOST_SEEN = 50

/** The list with this artist in front; who was in it already moves there. */
export function withSeen(list: readonly SeenArtist[], artist: SeenArtist): readonly SeenArtist[] {
  return [artist, ...list.filter(({ code }) => code !== artist.code)].slice(0, MOST_SEEN)
}
