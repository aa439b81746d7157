import type { MouseEventHandler } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { usePageFacts } from '#website/islands/page-facts.tsx'
import { ButtonLink } from './controls.tsx'
import { ShareIcon } from './icons.tsx'
import style from './share-link.module.css'
import { showToast } from './toasts.tsx'

export function ShareLink({ title, path }: { title: string; path: string }) {
  const { t } = useMessages()
  return (
    <ButtonLink outlined {...useShareLink(title, path)}>
      <ShareIcon />
      <span className={style.label}>{t('portfolio_share')}</span>
    </ButtonLink>
  )
}

export function useShare(): (title: string, path: string) => Promise<void> {
  const { t } = useMessages()
  return async (title, path) => {
    const url = `${location.origin}${path}`
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await copy(url)
        showToast({ text: t('share_copied') })
      }
    } catch (error) {
      // Cancelling the dialog is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ text: t('share_not_copied', { url }), isError: true })
    }
  }
}

/** Leads to an e-mail where there is no script, or not yet. */
export function useShareLink(title: string, path: string): { to: string; onClick: MouseEventHandler } {
  const { origin } = usePageFacts()
  const share = useShare()
  return {
    to: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(origin + path)}`,
    onClick: (event) => {
      event.preventDefault()
      void share(title, path)
    },
  }
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
