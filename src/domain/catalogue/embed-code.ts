/** A film about a work: one of ours, or a player of somebody else's that is only loaded when the visitor asks. */
export type Player =
  | { kind: 'own'; film: string; poster: string | null }
  | { kind: 'foreign'; address: string; host: string }

const OWN_FILM = /<video\b[^>]*\ssrc="(\/films\/[\w-]+\.mp4)"/
const OWN_POSTER = /<video\b[^>]*\sposter="(\/films\/[\w-]+\.webp)"/
const FRAME = /<iframe\b[^>]*\ssrc="(https:\/\/[^"\s]+)"/
/** Players that keep quiet until they are played. Their pages are the only ones that may ever stand in ours. */
export const PLAYER_HOSTS: readonly string[] = ['player.vimeo.com', 'www.youtube-nocookie.com']

/** What an embed code plays; null for what is none of these. The code itself never becomes part of a page. */
export function readEmbedCode(embedCode: string): Player | null {
  const film = OWN_FILM.exec(embedCode)?.[1]
  if (film) return { kind: 'own', film, poster: OWN_POSTER.exec(embedCode)?.[1] ?? null }
  const address = FRAME.exec(embedCode)?.[1]
  if (!address || !URL.canParse(address)) return null
  const { host } = new URL(address)
  return PLAYER_HOSTS.includes(host) ? { kind: 'foreign', address, host } : null
}
