/** A film about a work: our own file, or an external player that is only loaded on click. */
export type Player =
  | { kind: 'own'; film: string; poster: string | null; size: { width: number; height: number } | null }
  | { kind: 'foreign'; address: string; host: string }

const OWN_FILM = /<video\b[^>]*\ssrc="(\/films\/[\w-]+\.mp4)"/
const OWN_POSTER = /<video\b[^>]*\sposter="(\/films\/[\w-]+\.webp)"/
const FRAME = /<iframe\b[^>]*\ssrc="(https:\/\/[^"\s]+)"/
/** Players that set no cookies before they are played; the only hosts that our pages may embed. */
export const PLAYER_HOSTS: readonly string[] = ['player.vimeo.com', 'www.youtube-nocookie.com']

/** Reads the player in an embed code; null for anything else. The code itself is never rendered. */
export function readEmbedCode(embedCode: string): Player | null {
  const film = OWN_FILM.exec(embedCode)?.[1]
  if (film)
    return { kind: 'own', film, poster: OWN_POSTER.exec(embedCode)?.[1] ?? null, size: readSize(embedCode) }
  const address = FRAME.exec(embedCode)?.[1]
  if (!address || !URL.canParse(address)) return null
  const { host } = new URL(address)
  return PLAYER_HOSTS.includes(host) ? { kind: 'foreign', address, host } : null
}

function readSize(embedCode: string): { width: number; height: number } | null {
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(new RegExp(`<video\\b[^>]*\\s${name}="(\\d{1,5})"`).exec(embedCode)?.[1]),
  )
  return width > 0 && height > 0 ? { width, height } : null
}
