import { useEffect } from 'react'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { CONTENT_ID } from '#website/layout/landmarks.ts'
import { preferences } from '#website/layout/preferences.ts'
import { useAddress } from '#website/navigation/address.ts'
import { isPreview } from '#website/page-views/is-preview.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { useIsUndecided } from './consent-store.ts'
import { PreferencesDialog } from './preferences-dialog.tsx'

/** The consent banner beside every page, and the settings dialog over it. */
export function ConsentLayer() {
  const { language } = useMessages()
  const { pathname, search } = useAddress()
  const isUndecided = useIsUndecided()
  const isOpen = preferences.use() === 'open'

  useEffect(() => {
    preferences.write('closed')
    return () => preferences.write('absent')
  }, [])

  // The settings page contains the same question, and staff are asked where they are visitors.
  const isBannerShown = isUndecided && pathname !== paths.consent(language) && !isPreview(search)
  return (
    <>
      {isBannerShown && (
        <ConsentBanner onSettings={() => preferences.write('open')} onAnswered={moveFocusToContent} />
      )}
      {isOpen && <PreferencesDialog onClose={close} />}
    </>
  )
}

function close(): void {
  preferences.write('closed')
  // After the next render: the button that opened the settings may have been removed.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) moveFocusToContent()
  })
}

function moveFocusToContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
}
