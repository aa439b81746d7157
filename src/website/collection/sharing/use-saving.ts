import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Collection } from '#domain/collection/model.ts'
import { type CollectionMessageKey, useCollectionMessages } from '#website/collection/collection-messages.ts'
import { type Saved, type Saving, saveForSharing } from './save-for-sharing.ts'

const FAILURES = {
  offline: 'collection_save_offline',
  'too-large': 'collection_save_too_large',
  'too-many': 'collection_save_too_many',
  failed: 'collection_save_failed',
} as const satisfies Record<Exclude<Saving['outcome'], 'saved'>, CollectionMessageKey>

/** Saves the collection before an action that shares it, then runs the action, or sets `word` to the error. */
export function useSaving(collection: Collection, title: string) {
  const { t, language } = useCollectionMessages()
  const [isSaving, setSaving] = useState(false)
  const [said, setSaid] = useState({ word: '', about: collection })
  const setWord = (word: string) => setSaid({ word, about: collection })
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function withSaved(goOn: (saved: Saved) => void) {
    if (isSaving) return
    setSaving(true)
    setWord(t('collection_saving'))
    const saving = await saveForSharing(collection, language, { title })
    // A visitor who has left the page must not be navigated.
    if (!isHere.current) return
    // Flushed, so that the action can select the link that is rendered now.
    flushSync(() => setSaving(false))
    if (saving.outcome === 'saved') goOn(saving.saved)
    else setWord(t(FAILURES[saving.outcome]))
  }

  // A message about a collection that has changed since would mislead.
  return { withSaved, isSaving, word: said.about === collection ? said.word : '', setWord }
}
