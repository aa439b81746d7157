import { useEffect, useRef } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'

type FillFromProps = {
  source: string
  /** Another field, which counts as long as the source is empty. */
  or?: string
  field: string
  by: (text: string) => string
}

/**
 * Fills a field of a new record from what is typed into another one, until somebody changes it themselves. A record that
 * is there already keeps what it has: its address may be known to others.
 */
export function FillFrom({ source, or = source, field, by }: FillFromProps) {
  const record = useRecordContext()
  const isNew = record?.id === undefined
  const typed: unknown[] = useWatch({ name: [source, or] })
  const { getValues, setValue } = useFormContext()
  const filled = useRef('')
  const text = String(typed[0] || typed[1] || '')
  useEffect(() => {
    if (!isNew || (getValues(field) ?? '') !== filled.current) return
    const made = by(text)
    if (made === filled.current) return
    filled.current = made
    setValue(field, made, { shouldDirty: true })
  }, [isNew, text, field, by, getValues, setValue])
  return null
}
