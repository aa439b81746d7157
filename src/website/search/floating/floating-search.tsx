import { useCallback, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { usePictureSearch } from '#website/search/picture/use-picture-search.ts'
import { Finder } from './dialog/search-dialog.tsx'
import { DropOverlay } from './drop/drop-overlay.tsx'
import { usePaste } from './drop/use-paste.ts'
import { useWindowDrop } from './drop/use-window-drop.ts'
import { useSlash } from './keys/use-slash.ts'
import { Grip } from './moving/drag-handle.tsx'

export type FloatingSearchProps = {
  dock: HTMLElement
  /** The place in the dock for what it is moved by. */
  gripPlace: HTMLElement
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** What makes the dock a search: the open field, a place for it to move to, and pictures from wherever they come. */
export function FloatingSearch({ dock, gripPlace, isOpen, setOpen }: FloatingSearchProps) {
  const picture = usePictureSearch()
  const { searchTransfer } = picture
  const { key } = useLocation()
  const open = useCallback(() => setOpen(true), [setOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is another page, where the search has done its part
  useEffect(() => () => setOpen(false), [key, setOpen])
  useSlash(open)

  function take(transfer: DataTransfer): boolean {
    const isTaken = searchTransfer(transfer)
    if (isTaken) open()
    return isTaken
  }
  usePaste(take)
  const isOver = useWindowDrop(take)

  function close() {
    picture.stop()
    setOpen(false)
  }
  return (
    <>
      {!isOpen && createPortal(<Grip moved={dock} />, gripPlace)}
      {isOpen && <Finder picture={picture} onClose={close} returnTo={dock} />}
      {isOver && <DropOverlay />}
    </>
  )
}
