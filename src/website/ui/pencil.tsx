import { classNames } from './class-names.ts'
import style from './pencil.module.css'

/** Its parent must be positioned. */
export function PencilLine() {
  return (
    <svg className={style.line} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1 6.5C22 3.2 60 3 99 4.6 70 5.4 44 6.8 24 9" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** Irregular by hand: no two of them alike. */
export const PENCIL_FRAMES = [
  'M2 1.6C26 .1 70 2 99.4.7 98.4 28 100.3 66 98.7 99.2 70 97.7 34 100.4.9 98.8 2.1 66 .2 30 1.7-.8',
  'M-.6 2.2C30 .4 62 1.8 100.5 1.2 99 34 99.9 70 99.3 100 60 98.6 28 99.9 1.4 99 .4 70 2 28 .9-1.2',
  'M1 .8C40 2.1 74-.3 99 1.8 100.2 30 98.3 62 99.6 98.5 66 100.2 30 98 .4 99.6 1.8 62-.1 40 2.3.2',
] as const

type PencilFrameProps = {
  /** Neighbours with consecutive numbers get different frames. */
  number: number
  isNew?: boolean
}

/** A little outside of the picture. Its parent must be positioned. */
export function PencilFrame({ number, isNew = false }: PencilFrameProps) {
  return (
    <svg
      className={classNames(style.frame, isNew && style.drawn)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={PENCIL_FRAMES[number % PENCIL_FRAMES.length]} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

export function PencilCircle() {
  return (
    <svg className={style.circle} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M31 7C21 1.2 6 4.8 3.8 18 2 30.2 13.6 38.2 24.6 36.4 35.8 34.4 39.2 22.6 34.8 13.2 31.6 7 24.6 3.2 16 4.8" />
    </svg>
  )
}
