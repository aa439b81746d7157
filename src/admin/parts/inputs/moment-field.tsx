import { useFieldValue } from 'react-admin'
import { useLanguage } from '#admin/messages/use-language.ts'
import { lastDayInWords } from '#site/dates.ts'
import { useMoment } from './when.ts'

export function MomentField({ source }: { source: string }) {
  const inWords = useMoment()
  return <time>{inWords(useFieldValue({ source }))}</time>
}

export function LastDayField({ source }: { source: string }) {
  const [language] = useLanguage()
  const end = new Date(String(useFieldValue({ source })))
  return <time>{Number.isNaN(end.getTime()) ? '' : lastDayInWords(end, language)}</time>
}
