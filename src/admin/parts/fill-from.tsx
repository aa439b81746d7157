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
 * Fills a field of a new record from what is typed into another one, until somebody changes it themselves. A record
 * that is there already keeps what it has: its address may be known to others.
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

/** Names of groups, studios and pseudonyms have no last name. */
const NOT_A_PERSON = /[&+\d]|\b(?:und|and|studio|atelier|agentur|kollektiv|collective)\b/i
const PARTICLE = /^\p{Ll}/u

/**
 * The name by which an artist is sorted: `Ada Moor` is `Moor, Ada`. As German lists have it, what belongs to a last
 * name and begins with a small letter follows at the end: `Tann, Eva von der`. One name alone stays as it is.
 */
export function toSortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  if (words.length < 2 || NOT_A_PERSON.test(name) || PARTICLE.test(last)) return name.trim()
  return `${last}, ${words.slice(0, -1).join(' ')}`
}
