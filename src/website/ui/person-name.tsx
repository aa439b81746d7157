import style from './person-name.module.css'

/** A word with a hyphen; the text between two of them stays one piece. */
const HYPHENATED = /((?<!\S)\S*-\S*)/

/** Where the marked part of a name begins, and where it has ended. */
export type Marked = { from: number; to: number }

/** Words joined by a hyphen stay on one line if it is wide enough. */
export function PersonName({ children, marked }: { children: string; marked?: Marked | null }) {
  if (!children.includes('-') && !marked) return <span>{children}</span>
  let end = 0
  return (
    // One element, since parents may be flex containers, which drop the spaces between their children.
    <span key={children}>
      {children.split(HYPHENATED).map((piece, at) => {
        const start = end
        end += piece.length
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a name never change places
          <span key={at} className={piece.includes('-') ? style.whole : undefined}>
            {marked ? (
              <MarkedText from={marked.from - start} to={marked.to - start}>
                {piece}
              </MarkedText>
            ) : (
              piece
            )}
          </span>
        )
      })}
    </span>
  )
}

/** Either end may be outside the text. */
function MarkedText({ from, to, children }: Marked & { children: string }) {
  const start = Math.max(0, from)
  const end = Math.max(start, to)
  const match = children.slice(start, end)
  return (
    <>
      <span>{children.slice(0, start)}</span>
      {match && <mark>{match}</mark>}
      <span>{children.slice(end)}</span>
    </>
  )
}

/** Tags stay as they are; words may be in the genitive. */
const TAG_OR_HYPHENATED = /<[^<>]*>|(?<!\p{L})\p{L}+(?:-\p{L}+)+/gu

export function keepNamesWhole(html: string, names: readonly string[]): string {
  const parts = new Set(names.flatMap((name) => name.split(' ')).filter((part) => part.includes('-')))
  return html.replace(TAG_OR_HYPHENATED, (found) =>
    parts.has(found) || parts.has(found.replace(/s$/, ''))
      ? `<span class="${style.whole ?? ''}">${found}</span>`
      : found,
  )
}
