import style from './empty-sheet.module.css'

/** By hand: no two of them alike, and none of them straight. */
const FRAMES = [
  'M2 1.6C26 .1 70 2 99.4.7 98.4 28 100.3 66 98.7 99.2 70 97.7 34 100.4.9 98.8 2.1 66 .2 30 1.7-.8',
  'M-.6 2.2C30 .4 62 1.8 100.5 1.2 99 34 99.9 70 99.3 100 60 98.6 28 99.9 1.4 99 .4 70 2 28 .9-1.2',
  'M1 .8C40 2.1 74-.3 99 1.8 100.2 30 98.3 62 99.6 98.5 66 100.2 30 98 .4 99.6 1.8 62-.1 40 2.3.2',
]
/** Beside the framed ones, as on a contact sheet of which only some pictures are wanted. */
const PLAIN_SHEETS = ['first', 'second', 'third']

/** What a collection looks like: red frames, drawn on empty paper. */
export function EmptySheet() {
  return (
    <div className={style.sheet} aria-hidden="true">
      {FRAMES.map((frame) => (
        <span key={frame} className={style.place}>
          <svg className={style.frame} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={frame} vectorEffect="non-scaling-stroke" />
          </svg>
        </span>
      ))}
      {PLAIN_SHEETS.map((name) => (
        <span key={name} className={style.place} />
      ))}
    </div>
  )
}
