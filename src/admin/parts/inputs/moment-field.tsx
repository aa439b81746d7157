import { useFieldValue } from 'react-admin'
import { useMoment } from './when.ts'

/** A record's date and time as text. */
export function MomentField({ source }: { source: string }) {
  const inWords = useMoment()
  return <time>{inWords(useFieldValue({ source }))}</time>
}
