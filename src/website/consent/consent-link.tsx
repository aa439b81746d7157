import type { MouseEvent } from 'react'
import { sharedValue } from '#platform/browser/shared-value.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'

export function ConsentLink() {
  const { t, language } = useMessages()
  return (
    <a
      href={paths.consent(language)}
      aria-haspopup={preferences.use() === 'absent' ? undefined : 'dialog'}
      onClick={openInPlace}
    >
      {t('shell_consent')}
    </a>
  )
}

function openInPlace(event: MouseEvent): void {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (preferences.read() === 'absent' || !isPlain) return
  event.preventDefault()
  preferences.write('open')
}

/** `absent` until the script has loaded: the link then leads to the page with the same switches. */
export const preferences = sharedValue<'absent' | 'closed' | 'open'>('absent')
