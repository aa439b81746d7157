import { PENCIL_FRAMES, PencilFrame } from '#website/ui/icons.tsx'
import style from './empty-sheet.module.css'

const EMPTY_SLOTS = ['first', 'second', 'third']

export function EmptyEntries() {
  return (
    <div className={style.sheet} aria-hidden="true">
      {PENCIL_FRAMES.map((frame, number) => (
        <span key={frame} className={style.place}>
          <PencilFrame number={number} />
        </span>
      ))}
      {EMPTY_SLOTS.map((name) => (
        <span key={name} className={style.place} />
      ))}
    </div>
  )
}
