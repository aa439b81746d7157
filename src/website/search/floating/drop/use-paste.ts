import { useEffect, useRef } from 'react'
import { isWriting } from '#website/search/floating/keys/is-writing.ts'
import { isSearchField } from '#website/search/picture/search-field.ts'
import type { Take } from './use-window-drop.ts'

/**
 * Calls `take` with what is pasted, and prevents the default where it returns true. In text fields other than those of a
 * search only picture files are taken: an address may be part of the text.
 */
export function usePaste(take: Take): void {
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
