import { useState } from 'react'
import { DateTimeInput, required } from 'react-admin'
import { isSkippedTime, toIso } from './when.ts'

const now = () => new Date().toISOString()
const VALIDATE = [
  required(),
  (value: unknown) => (isSkippedTime(value) ? 'fieldErrors.skipped-time' : undefined),
]

/** A required date and time, entered in the browser's time zone and stored with it; now, for a new record. */
export function MomentInput({ source, hint }: { source: string; hint: string }) {
  const [asItOpens] = useState(now)
  return (
    <DateTimeInput
      source={source}
      defaultValue={asItOpens}
      validate={VALIDATE}
      helperText={hint}
      parse={toIso}
    />
  )
}
