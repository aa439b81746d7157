import { useCallback, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { usePictureSearch } from '#website/search/picture/use-picture-search.ts'
import { DropOverlay } from './drop-overlay.tsx'
import { Finder } from './finder.tsx'
import { Grip } from './grip.tsx'
import { usePaste } from './use-paste.ts'
import { useSlash } from './use-slash.ts'
import { useWindowDrop } from './use-window-drop.ts'

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
