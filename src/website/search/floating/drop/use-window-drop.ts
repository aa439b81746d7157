import { useEffect, useRef, useState } from 'react'
import { isWriting } from '#website/search/floating/keys/is-writing.ts'
import { mayBePicture } from '#website/search/picture/dropped.ts'

/** Hands over what is dropped anywhere in the window. Answers whether something that may be a picture is held over it. */
export function useWindowDrop(take: (transfer: DataTransfer) => boolean): boolean {
  const [isOver, setOver] = useState(false)
  const taking = useRef(take)
  taking.current = take

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    /** Of our own page only what has a picture in it is meant; words and links are dragged elsewhere. */
    let isOwnWithout = false

    function isMeant({ dataTransfer, target }: DragEvent): boolean {
      if (!dataTransfer || isOwnWithout || !mayBePicture(dataTransfer)) return false
      return dataTransfer.types.includes('Files') || !isWriting(target)
    }
    function onDrag(event: DragEvent) {
      if (!isMeant(event)) return
      // Says that it may be dropped here; else the browser would open it in place of the page.
      event.preventDefault()
      setOver(true)
    }
    function onDrop(event: DragEvent) {
      setOver(false)
      if (!isMeant(event) || !event.dataTransfer) return
      event.preventDefault()
      taking.current(event.dataTransfer)
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
    // Nothing is entered in its place: the window has been left, or Escape pressed.
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal })
    addEventListener('drop', onDrop, { signal })
    return () => listening.abort()
  }, [])
  return isOver
}

function hasPicture(target: EventTarget | null): boolean {
  return target instanceof Element && (target.matches('img') || target.querySelector('img') !== null)
}
