import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useAddress } from '#website/navigation/address.ts'
import { readEarlyKeys } from '#website/page-start/early-answers.ts'
import { isAddressOrFile, isPictureText, isSearchField, mayBePicture } from '#website/search/picture-files.ts'
import { translateSearch } from '#website/search/search-messages.ts'
import { usePictureSearch } from '#website/search/use-picture-search.ts'
import { PencilFrame } from '#website/ui/icons.tsx'
import typography from '#website/ui/typography.module.css'
import { DragHandle } from './drag-handle.tsx'
import style from './drop-overlay.module.css'
import { takeEarlySearch } from './early-panel.tsx'
import { SearchDialog } from './search-dialog.tsx'
import { isWriting, slashOpens, useSlash } from './use-search-dialog.ts'

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
      const earlyKeys = readEarlyKeys()
      const keys = slashOpens.read() ? earlyKeys : ''
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

/** False where there is no picture. `inField` is true in the field of a search. */
type Take = (transfer: DataTransfer, inField: boolean) => boolean

/** Returns whether something that may be a picture is dragged over the window. */
function useWindowDrop(take: Take): boolean {
  const [isOver, setOver] = useState(false)
  const taking = useRef(take)
  taking.current = take

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    /** True while something of our own page without a picture is dragged: words and links are no search. */
    let isOwnWithout = false

    /** A text can be read only when it is dropped; then it can turn out to be the address of a picture. */
    function expect({ dataTransfer, target }: DragEvent): 'picture' | 'text' | 'nothing' {
      if (!dataTransfer || isOwnWithout) return 'nothing'
      if (isSearchField(target)) return isAddressOrFile(dataTransfer) ? 'picture' : 'nothing'
      if (isWriting(target)) return dataTransfer.types.includes('Files') ? 'picture' : 'nothing'
      if (mayBePicture(dataTransfer)) return 'picture'
      return dataTransfer.types.includes('text/plain') ? 'text' : 'nothing'
    }
    function onDrag(event: DragEvent) {
      const expected = expect(event)
      if (expected === 'nothing') return
      // Allows the drop; else the browser would open the file in place of the page.
      event.preventDefault()
      if (expected === 'picture') setOver(true)
    }
    function onDrop(event: DragEvent) {
      setOver(false)
      const { dataTransfer, target } = event
      const inField = isSearchField(target)
      const expected = expect(event)
      if (expected === 'picture') event.preventDefault()
      if (!dataTransfer || isOwnWithout || (expected === 'nothing' && !inField)) return
      if (expected === 'text' && !isPictureText(dataTransfer, location.origin)) return
      // The browser inserts words that are dropped into the field.
      if (taking.current(dataTransfer, inField)) event.preventDefault()
    }
    addEventListener(
      'dragstart',
      ({ target }) => {
        isOwnWithout = !hasPicture(target)
      },
      { signal },
    )
    addEventListener(
      'dragend',
      () => {
        isOwnWithout = false
        setOver(false)
      },
      { signal },
    )
    addEventListener('dragenter', onDrag, { signal })
    addEventListener('dragover', onDrag, { signal })
    // Without a related target the pointer has left the window, or Escape was pressed.
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal })
    addEventListener('drop', onDrop, { signal })
    return () => listening.abort()
  }, [])
  return isOver
}

function hasPicture(target: EventTarget | null): boolean {
  return target instanceof Element && (target.matches('img') || target.querySelector('img') !== null)
}
