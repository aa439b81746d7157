import { useEffect } from 'react'
import { ConsentLayer } from '#website/consent/consent-layer.tsx'
import { keepLanguage } from '#website/consent/keep-language.ts'
import { askLater } from '#website/edit-links/is-staff.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { usePageViews } from '#website/page-views/use-page-views.ts'
import { keepSeen } from '#website/recently-viewed/keep-recently-viewed.ts'

/** The question about cookies, and all that waits for its answer or may wait at all. */
export function AfterStart() {
  const { language } = useMessages()
  usePageViews()
  useEffect(() => keepLanguage(language), [language])
  useEffect(keepSeen, [])
  useEffect(askLater, [])
  return <ConsentLayer />
}
