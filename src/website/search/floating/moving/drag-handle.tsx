import { useEffect, useId, useState } from 'react'
import { tellSearch } from '#website/search/search-messages.ts'
import { GripIcon } from '#website/ui/icons.tsx'
import style from './drag-handle.module.css'
import { useMoving } from './use-moving.ts'

type GripProps = {
  /** What is moved by it. */
  moved: HTMLElement
  onDrag?: (isDragged: boolean) => void
  /** Across the whole upper edge instead of at its side. */
  wide?: boolean
}

/** Takes hold of the floating search: by pointer, by arrow keys, or by a click for those who can do neither. */
export function Grip({ moved, onDrag, wide = false }: GripProps) {
  const { told, ...handlers } = useMoving(moved, onDrag)
  const how = useId()
  return (
    <>
      <button
        type="button"
        className={wide ? style.wide : style.grip}
        aria-label={tellSearch('finder_move')}
        aria-describedby={how}
        {...handlers}
      >
        <GripIcon size={18} />
      </button>
      <span id={how} hidden>
        {tellSearch('finder_move_how')}
      </span>
      <Told text={told} />
    </>
  )
}

/** Set a moment after it stands in the page: what is there from the start is not read out. */
function Told({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return (
    <span role="status" className="visually-hidden">
      {said}
    </span>
  )
}
