import { PENCIL_FRAMES, PencilFrame } from '#website/ui/pencil.tsx'
import style from './empty-sheet.module.css'

/** Beside the framed ones, as on a contact sheet of which only some pictures are selected. */
const PLAIN_SHEETS = ['first', 'second', 'third']

/** A sample collection: red frames on empty paper. */
export function EmptySheet() {
  return (
    <div className={style.sheet} aria-hidden="true">
      {PENCIL_FRAMES.map((frame, number) => (
        <span key={frame} className={style.place}>
          <PencilFrame number={number} />
        </span>
      ))}
      {PLAIN_SHEETS.map((name) => (
        <span key={name} className={style.place} />
      ))}
    </div>
  )
}
