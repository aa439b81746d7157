import { useCallback, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useAddress } from '#website/navigation/address.ts'
import { readEarlyKeys } from '#website/page-start/early-keys.ts'
import { usePictureSearch } from '#website/search/picture/use-picture-search.ts'
import { SearchDialog } from './dialog/search-dialog.tsx'
import { DropOverlay } from './drop/drop-overlay.tsx'
import { usePaste } from './drop/use-paste.ts'
import { useWindowDrop } from './drop/use-window-drop.ts'
import { takeEarlySearch } from './early-panel.tsx'
import { slashOpens, useSlash } from './keys/use-slash.ts'
import { DragHandle } from './moving/drag-handle.tsx'

export type FloatingSearchProps = {
  launcher: HTMLElement
  /** The place in the launcher for its drag handle. */
  handlePlace: HTMLElement
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** The interactive part of the launcher: the dialog, dragging, and pictures that are pasted or dropped. */
export function FloatingSearch({ launcher, handlePlace, isOpen, setOpen }: FloatingSearchProps) {
  const picture = usePictureSearch()
  const address = useAddress()
  const [typed, setTyped] = useState('')
  const open = useCallback(() => setOpen(true), [setOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom, which has an address, closes the dialog
  useEffect(() => () => setOpen(false), [address, setOpen])
  useSlash(open)
  useEffect(() => {
    // Read and shown in one task: keys that came in between would be lost.
    queueMicrotask(() => {
      const kept = readEarlyKeys()
      const keys = slashOpens.read() ? kept : ''
      const early = takeEarlySearch()
      if (keys === '' && early === null) return
      flushSync(() => {
        setTyped(early ?? keys.slice(1))
        open()
      })
    })
  }, [open])

  function take(transfer: DataTransfer, inField: boolean): boolean {
    const isTaken = inField ? picture.searchFieldTransfer(transfer) : picture.searchTransfer(transfer)
    if (isTaken) open()
    return isTaken
  }
  usePaste(take)
  const isOver = useWindowDrop(take)

  function close() {
    picture.stop()
    setTyped('')
    setOpen(false)
  }
  return (
    <>
      {!isOpen && createPortal(<DragHandle moved={launcher} />, handlePlace)}
      {isOpen && <SearchDialog picture={picture} typed={typed} onClose={close} returnTo={launcher} />}
      {isOver && <DropOverlay />}
    </>
  )
}
