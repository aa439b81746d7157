import { useEffect } from 'react'
import { useMessages } from '#base/language/messages.tsx'
import { ConsentLayer } from '#website/consent/consent-layer.tsx'
import { keepLanguage } from '#website/consent/keep-language.ts'
import { usePageViews } from '#website/page-views/use-page-views.ts'
import { keepSeen } from '#website/seen/keep-seen.ts'
import { askLater } from '#website/staff/staff-flag.ts'

/** The question about cookies, and all that waits for its answer or may wait at all. */
export function AfterStart() {
  const { language } = useMessages()
  usePageViews()
  useEffect(() => keepLanguage(language), [language])
  useEffect(keepSeen, [])
  useEffect(askLater, [])
  return <ConsentLayer />
}
