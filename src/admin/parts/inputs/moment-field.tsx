import { useFieldValue } from 'react-admin'
import { useLanguage } from '#admin/messages/use-language.ts'
import { lastDayInWords } from '#site/dates.ts'
import { useMoment } from './when.ts'

/** A record's date and time as text. */
export function MomentField({ source }: { source: string }) {
  const inWords = useMoment()
  return <time>{inWords(useFieldValue({ source }))}</time>
}

/** Shows when a record ends: its last day, or the time on it. */
export function LastDayField({ source }: { source: string }) {
  const [language] = useLanguage()
  const end = new Date(String(useFieldValue({ source })))
  return <time>{Number.isNaN(end.getTime()) ? '' : lastDayInWords(end, language)}</time>
}
