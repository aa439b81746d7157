import { DateTimeInput, required } from 'react-admin'
import { toIso } from './when.ts'

/** A required date and time, entered in the browser's time zone and stored with it. */
export function MomentInput({ source, hint }: { source: string; hint: string }) {
  return <DateTimeInput source={source} validate={required()} helperText={hint} parse={toIso} />
}
