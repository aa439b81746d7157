import type { z } from 'zod'
import { fieldErrorOf } from '#platform/fields/answers.ts'
import type { Kind } from '#platform/fields/kinds.ts'
import * as days from './day-rules.ts'

/** The value of a cell, or the error of it. Undefined is an empty cell that says nothing. */
export type ReadCell = (text: string) => { value: unknown } | { problem: string }

/** Excel writes its own words for them in the language that it speaks. */
const YES = ['yes', 'ja', 'true', 'wahr', '1', 'x']
const NO = ['no', 'nein', 'false', 'falsch', '0']
const WHOLE = /^-?\d{1,10}$/
const SHARE = /^-?\d{1,9}([.,]\d{1,20})?(e-\d{1,3})?$/i

/** Reads a cell as people and spreadsheets write values of the kind, and holds it to the field's own rule. */
export function cellOf(kind: Kind, rule: z.ZodType): ReadCell {
  return (text) => {
    const written = readWritten(kind, text)
    if ('problem' in written || written.value === undefined) return written
    const result = rule.safeParse(written.value)
    return result.success ? { value: result.data } : { problem: fieldErrorOf(written.value, result.error) }
  }
}

function readWritten(kind: Kind, cell: string): ReturnType<ReadCell> {
  if (kind.kind === 'own' || kind.kind === 'line' || kind.kind === 'lines') return { value: cell }
  const text = cell.trim()
  switch (kind.kind) {
    case 'choices':
    case 'addressParts':
      return { value: partsOf(text) }
    case 'references':
      return { value: partsOf(text).map(Number) }
    case 'addressPart':
      return { value: text }
    default:
      return text === '' ? { value: undefined } : readOne(kind, text)
  }
}

function readOne({ kind, ...rest }: Kind, text: string): ReturnType<ReadCell> {
  switch (kind) {
    case 'number':
    case 'reference': {
      const isWhole = !('isWhole' in rest) || rest.isWhole
      return (isWhole ? WHOLE : SHARE).test(text)
        ? { value: Number(text.replace(',', '.')) }
        : { problem: 'pattern' }
    }
    case 'yesNo': {
      const word = text.toLowerCase()
      return [...YES, ...NO].includes(word) ? { value: YES.includes(word) } : { problem: 'pattern' }
    }
    case 'day': {
      const day = days.day.safeParse(text)
      return day.success ? { value: day.data } : { problem: 'day' }
    }
    case 'moment': {
      const time = days.time.safeParse(text)
      return time.success ? { value: time.data.toISOString() } : { problem: 'time' }
    }
    default:
      return { value: text }
  }
}

/** Each once, parted by spaces, commas or bars. */
export function partsOf(text: string): string[] {
  return [...new Set(text.split(/[\s,|]+/).filter(Boolean))]
}
