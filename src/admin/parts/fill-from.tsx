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

/** Fills a new record's field until somebody changes it; others may know the address of a saved one. */
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

/** Names of groups, studios and pseudonyms have no last name. */
const NOT_A_PERSON = /[&+\d]|\b(?:und|and|studio|atelier|agentur|kollektiv|collective)\b/i
const PARTICLE = /^\p{Ll}/u

/** Last name first; particles follow it, as in German lists: `Tann, Eva von der`. One name alone stays as it is. */
export function toSortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  if (words.length < 2 || NOT_A_PERSON.test(name) || PARTICLE.test(last)) return name.trim()
  return `${last}, ${words.slice(0, -1).join(' ')}`
}
