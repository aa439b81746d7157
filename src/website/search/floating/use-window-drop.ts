import { useEffect, useRef, useState } from 'react'
import { isAddressOrFile, isPictureText, mayBePicture } from '#website/search/picture/dropped.ts'
import { isSearchField } from '#website/search/picture/search-field.ts'
import { isWriting } from './use-slash.ts'

/** False where there is no picture. `inField` is true in the field of a search. */
export type Take = (transfer: DataTransfer, inField: boolean) => boolean

/** Returns whether something that may be a picture is dragged over the window. */
export function useWindowDrop(take: Take): boolean {
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
