import style from './pencil.module.css'

/** The red pencil under what is chosen or where one is. Its parent must be positioned. */
export function PencilLine() {
  return (
    <svg className={style.line} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1 6.5C22 3.2 60 3 99 4.6 70 5.4 44 6.8 24 9" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
