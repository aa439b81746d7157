import { Fragment } from 'react'
import style from './person-name.module.css'

/** A person's name, alone or in a sentence. What is joined by a hyphen stays on one line where that is wide enough. */
export function PersonName({ children }: { children: string }) {
  if (!children.includes('-')) return children
  return (
    // One element, since parents may be flex containers, which drop the spaces between their children.
    <span>
      {children.split(' ').map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change places
        <Fragment key={at}>
          {at > 0 && ' '}
          {word.includes('-') ? <span className={style.whole}>{word}</span> : word}
        </Fragment>
      ))}
    </span>
  )
}
