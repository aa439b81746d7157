import { useEffect } from 'react'
import { ConsentLayer } from '#website/consent/consent-layer.tsx'
import { keepLanguage } from '#website/consent/keep-language.ts'
import { askLater } from '#website/edit-links/is-staff.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PartBoundary } from '#website/layout/errors/part-boundary.tsx'
import { useOfflineNotice } from '#website/layout/use-offline-notice.ts'
import { PageViews } from '#website/page-views/page-views.tsx'
import { keepRecentlyViewed } from '#website/recently-viewed/keep-recently-viewed.ts'
import { ToastBox } from '#website/toast/toast-box.tsx'
import { toastBox } from '#website/toast/toast-store.ts'
import '#website/ui/fields/pickers.css'

/** The consent banner, what needs consent, and what may load late. */
export function Deferred() {
  const { language } = useMessages()
  useOfflineNotice()
  useEffect(() => keepLanguage(language), [language])
  useEffect(keepRecentlyViewed, [])
  useEffect(askLater, [])
  useEffect(() => toastBox.write(ToastBox), [])
  return (
    <PartBoundary>
      <ConsentLayer />
      <PageViews />
    </PartBoundary>
  )
}
