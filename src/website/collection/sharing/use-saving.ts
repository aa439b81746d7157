import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Collection } from '#domain/collection/model.ts'
import { type CollectionWord, useCollectionWords } from '#website/collection/collection-messages.ts'
import { type Saved, type Saving, saveForSharing } from './save-for-sharing.ts'

const FAILURES = {
  offline: 'collection_save_offline',
  'too-large': 'collection_save_too_large',
  'too-many': 'collection_save_too_many',
  failed: 'collection_save_failed',
} as const satisfies Record<Exclude<Saving['outcome'], 'saved'>, CollectionWord>

/** For all that shares the collection: saves it first, then goes on, or says in `word` why it cannot. */
export function useSaving(collection: Collection) {
  const { tell, language } = useCollectionWords()
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
    setWord(tell('collection_saving'))
    const saving = await saveForSharing(collection, language)
    // Whoever has left the page meanwhile does not want to be led anywhere.
    if (!isHere.current) return
    // At once: what goes on may want to mark the link that now stands there.
    flushSync(() => setSaving(false))
    if (saving.outcome === 'saved') goOn(saving.saved)
    else setWord(tell(FAILURES[saving.outcome]))
  }

  // What was said of a collection that has changed since would mislead.
  return { withSaved, isSaving, word: said.about === collection ? said.word : '', setWord }
}
