import style from './pencil.module.css'

/** The red pencil under what is chosen or where one is. Its parent must be positioned. */
export function PencilLine() {
  return (
    <svg className={style.line} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1 6.5C22 3.2 60 3 99 4.6 70 5.4 44 6.8 24 9" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** A circle around a number, closed a little carelessly. Its parent must be positioned. */
export function PencilCircle() {
  return (
    <svg className={style.circle} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M31 7C21 1.2 6 4.8 3.8 18 2 30.2 13.6 38.2 24.6 36.4 35.8 34.4 39.2 22.6 34.8 13.2 31.6 7 24.6 3.2 16 4.8" />
    </svg>
  )
}
