import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useAddress } from '#website/navigation/address.ts'
import { readEarlyKeys } from '#website/page-start/early-answers.ts'
import { isSearchField } from '#website/search/picture/search-field.ts'
import { usePictureSearch } from '#website/search/picture/use-picture-search.ts'
import { translateSearch } from '#website/search/search-messages.ts'
import { PencilFrame } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import style from './drop-overlay.module.css'
import { takeEarlySearch } from './early-panel.tsx'
import { DragHandle } from './moving/drag-handle.tsx'
import { SearchDialog } from './search-dialog.tsx'
import { isWriting, slashOpens, useSlash } from './use-slash.ts'
import { type Take, useWindowDrop } from './use-window-drop.ts'

export type FloatingSearchProps = {
  launcher: HTMLElement
  handlePlace: HTMLElement
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

export function FloatingSearch({ launcher, handlePlace, isOpen, setOpen }: FloatingSearchProps) {
  const picture = usePictureSearch()
  const address = useAddress()
  const [typed, setTyped] = useState('')
  const open = useCallback(() => setOpen(true), [setOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom, which has an address, closes the dialog
  useEffect(() => () => setOpen(false), [address, setOpen])
  useSlash(open)
  useEffect(() => {
    // The keys are read and shown in one task: keys that came in between would be lost.
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

/** Lies in the browser's top layer, so that it covers even a dialog. */
function DropOverlay() {
  return (
    <div className={style.overlay} popover="manual" ref={(overlay) => overlay?.showPopover()}>
      <div className={style.frame}>
        <PencilFrame number={1} />
        <p className={typography.lg}>{translateSearch('finder_drop')}</p>
        <p className={style.kinds}>{translateSearch('finder_drop_kinds')}</p>
      </div>
    </div>
  )
}

/** Where `take` returns true the default is prevented. Other text fields than a search's give only picture files. */
function usePaste(take: Take): void {
  const taking = useRef(take)
  taking.current = take
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const { clipboardData, target } = event
      const inField = isSearchField(target)
      if (!clipboardData || (!inField && isWriting(target) && clipboardData.files.length === 0)) return
      if (taking.current(clipboardData, inField)) event.preventDefault()
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
