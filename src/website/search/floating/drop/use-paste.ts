import { useEffect, useRef } from 'react'
import { isWriting } from '#website/search/floating/keys/is-writing.ts'

/**
 * Calls `take` with what is pasted, and prevents the default where it returns true. In a text field only picture files are
 * taken: an address may be part of the text.
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
