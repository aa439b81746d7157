import { useEffect, useId, useState } from 'react'
import { translateSearch } from '#website/search/search-messages.ts'
import { GripIcon } from '#website/ui/icons.tsx'
import style from './drag-handle.module.css'
import { useMoving } from './use-moving.ts'

type DragHandleProps = {
  /** What is moved by it. */
  moved: HTMLElement
  onDrag?: (isDragged: boolean) => void
  /** Across the whole upper edge instead of at its side. */
  wide?: boolean
}

/** Takes hold of the floating search: by pointer, by arrow keys, or by a click for those who can do neither. */
export function DragHandle({ moved, onDrag, wide = false }: DragHandleProps) {
  const { announcement, ...handlers } = useMoving(moved, onDrag)
  const how = useId()
  return (
    <>
      <button
        type="button"
        className={wide ? style.wide : style.handle}
        aria-label={translateSearch('finder_move')}
        aria-describedby={how}
        {...handlers}
      >
        <GripIcon size={18} />
      </button>
      <span id={how} hidden>
        {translateSearch('finder_move_how')}
      </span>
      <Announcement text={announcement} />
    </>
  )
}

/** Set a moment after it stands in the page: what is there from the start is not read out. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return (
    <span role="status" className="visually-hidden">
      {said}
    </span>
  )
}
