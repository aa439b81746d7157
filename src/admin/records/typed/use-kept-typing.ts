import { useEffect, useRef } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { forgetTyped, keepTyped } from './typed-store.ts'
import { changedValues } from './typed-values.ts'

/** Not at every letter. */
const KEPT_AFTER_MS = 500

/** Keeps what is typed into the form a moment later, and at once when the window is left. */
export function useKeptTyping({
  staffId,
  path,
  isKeptElsewhere,
}: {
  staffId: string
  path: string
  isKeptElsewhere: boolean
}): { revision: string; isDirty: boolean } {
  const record = useRecordContext()
  const { getValues, subscribe } = useFormContext()
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const revision = String(record?.Revision ?? '')
  const keep = useRef(() => {})
  keep.current = () => {
    const values = changedValues(getValues(), dirtyFields)
    if (Object.keys(values).length > 0) keepTyped({ staffId, path, at: Date.now(), revision, values })
  }

  useEffect(() => {
    if (isKeptElsewhere) forgetTyped(staffId, path)
    if (!isDirty || isKeptElsewhere) return
    const keepNow = () => keep.current()
    let timer = setTimeout(keepNow, KEPT_AFTER_MS)
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(keepNow, KEPT_AFTER_MS)
      },
    })
    window.addEventListener('pagehide', keepNow)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('pagehide', keepNow)
    }
  }, [isDirty, isKeptElsewhere, staffId, path, subscribe])

  return { revision, isDirty }
}
