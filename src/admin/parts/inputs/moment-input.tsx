import { DateTimeInput, required } from 'react-admin'
import { toIso } from './when.ts'

/** A moment that has to be there, read and written by the clock of whoever looks, and kept with its zone. */
export function MomentInput({ source, hint }: { source: string; hint: string }) {
  return <DateTimeInput source={source} validate={required()} helperText={hint} parse={toIso} />
}
