import { useState } from 'react'
import { DateTimeInput, required } from 'react-admin'
import { toIso } from './when.ts'

const now = () => new Date().toISOString()

/** A required date and time, entered in the browser's time zone and stored with it; now, for a new record. */
export function MomentInput({ source, hint }: { source: string; hint: string }) {
  const [asItOpens] = useState(now)
  return (
    <DateTimeInput
      source={source}
      defaultValue={asItOpens}
      validate={required()}
      helperText={hint}
      parse={toIso}
    />
  )
}
