import { useEffect, useRef } from 'react'
import { isWriting } from '#website/search/floating/keys/is-writing.ts'

/**
 * Hands over what is pasted, and keeps it from the page where it was taken. In a text only a picture itself is: its
 * address is what somebody may want to write.
 */
export function usePaste(take: (transfer: DataTransfer) => boolean): void {
  const taking = useRef(take)
  taking.current = take
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const { clipboardData, target } = event
      if (!clipboardData || (isWriting(target) && clipboardData.files.length === 0)) return
      if (taking.current(clipboardData)) event.preventDefault()
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
