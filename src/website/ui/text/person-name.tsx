import { Fragment } from 'react'
import style from './person-name.module.css'

/** Where the marked part of a name begins, and where it has ended. */
export type Marked = { from: number; to: number }

/**
 * A person's name, alone or in a sentence, with a part of it marked. What is joined by a hyphen stays on one line where
 * that is wide enough.
 */
export function PersonName({ children, marked }: { children: string; marked?: Marked | null }) {
  if (!children.includes('-') && !marked) return children
  const words = children.split(' ')
  return (
    // One element, since parents may be flex containers, which drop the spaces between their children.
    <span>
      {words.map((word, at) => {
        const start = words.slice(0, at).join(' ').length + Math.min(at, 1)
        const text = marked ? (
          <MarkedText from={marked.from - start} to={marked.to - start}>
            {word}
          </MarkedText>
        ) : (
          word
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change places
          <Fragment key={at}>
            {at > 0 && ' '}
            {word.includes('-') ? <span className={style.whole}>{text}</span> : text}
          </Fragment>
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
      {children.slice(0, start)}
      {match !== '' && <mark>{match}</mark>}
      {children.slice(end)}
    </>
  )
}
