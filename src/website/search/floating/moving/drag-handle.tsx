import { useEffect, useId, useState } from 'react'
import { translateSearch } from '#website/search/search-messages.ts'
import { GripIcon } from '#website/ui/icons.tsx'
import style from './drag-handle.module.css'
import { useMoving } from './use-moving.ts'

type DragHandleProps = {
  moved: HTMLElement
  onDrag?: (isDragged: boolean) => void
  /** Across the whole upper edge instead of at its side. */
  wide?: boolean
}

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

/** The text is set after the first rendering: screen readers do not announce text that is there from the start. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => setAnnounced(text), [text])
  return (
    <span role="status" className="visually-hidden">
      {announced}
    </span>
  )
}
