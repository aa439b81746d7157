import type { ReactNode } from 'react'
import {
  BooleanInput,
  DateInput,
  type InputProps,
  required as isRequired,
  maxLength,
  NumberInput,
  TextInput,
} from 'react-admin'
import { isNeeded, useDescribed, useMayWrite } from './described-records.ts'
import { MomentInput } from './moment-input.tsx'

/** What is shown of a field with an input of its own kind: nothing to whom may not write it. */
export function IfWritten({ source, children }: { source: string; children: ReactNode }) {
  return useMayWrite(source) && children
}

type RecordInputProps = {
  source: string
  label?: string | false
  /** Message key of the text under the field, or that text. */
  hint?: string
  /** Number of visible lines; more than one makes a multiline field. */
  rows?: number
  /** For what is no field of a record. */
  required?: boolean
  disabled?: boolean
  defaultValue?: string
  /** The language of the input, for spell checking and screen readers. */
  language?: 'de' | 'en'
}

/** The input of a record's field, as its description says: text, number, day, time or switch, with its limits. */
export function RecordInput({ source, hint, rows, required, language, ...rest }: RecordInputProps) {
  const field = useDescribed(source)
  const mayWrite = useMayWrite(source)
  const is = field?.is
  const helperText = hint ?? field?.hint ?? false
  const limits = [
    ...((required ?? isNeeded(field)) ? [isRequired()] : []),
    ...(is && 'longest' in is ? [maxLength(is.longest)] : []),
  ]
  const shared = { source, helperText, ...rest, ...(limits.length > 0 ? { validate: limits } : {}) }
  if (!mayWrite) return null
  if (is?.kind === 'yesNo') return <BooleanInput {...{ source, helperText, ...rest }} />
  if (is?.kind === 'moment') return <MomentInput source={source} {...(hint ? { hint } : {})} />
  if (is?.kind === 'day') return <DateInput {...shared} />
  if (is?.kind === 'number') return <NumberInput {...shared} min={is.smallest} max={is.largest} step={1} />
  const shownRows = rows ?? field?.rows ?? 1
  return (
    <TextInput
      parse={unchanged}
      defaultValue=""
      multiline={shownRows > 1}
      minRows={shownRows}
      slotProps={{ htmlInput: language ? { lang: language, spellCheck: true } : {} }}
      {...shared}
    />
  )
}

/** An empty field stays an empty text; react-admin's own input makes it null. */
const unchanged: NonNullable<InputProps['parse']> = (text) => text
