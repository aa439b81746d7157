import { useRef } from 'react'
import { furtherPaths } from '#site/paths/further-paths.ts'
import { useCollectionMessages } from '#website/collection/collection-messages.ts'
import { fetchPdf } from './fetch-pdf.ts'

const MESSAGES = {
  fetched: 'collection_pdf_here',
  busy: 'collection_pdf_busy',
  expired: 'collection_expired',
  offline: 'collection_save_offline',
  failed: 'collection_pdf_failed',
} as const

/** Saves a shared collection as PDF, one at a time; `say` shows how far it is. */
export function usePdf(say: (message: string) => void): (id: string, wishes: FormData) => Promise<void> {
  const { t } = useCollectionMessages()
  const isFetching = useRef(false)
  return async (id, wishes) => {
    if (isFetching.current) return
    isFetching.current = true
    say(t('collection_pdf_coming'))
    const outcome = await fetchPdf(furtherPaths.collectionPdf(id), wishes)
    isFetching.current = false
    say(t(MESSAGES[outcome]))
  }
}
