import { type RefObject, useEffect, useRef, useState } from 'react'
import { entriesOf, KEPT_EVERY_MS, restore } from '#website/contact/form/draft/use-draft.ts'
import type { Files } from '#website/contact/form/files/use-files.ts'
import { dropDraft, hasStorage, isBlank, type KeptDraft, keepDraft, readKeptDraft } from './draft-storage.ts'

export type ApplicationDraft = {
  /** Of an element inside the form. */
  ref: RefObject<HTMLDivElement | null>
  /** What was brought back; null when there was nothing, or it was deleted. */
  restored: KeptDraft | null
  /** Files of it that have not been chosen again. */
  missing: readonly string[]
  isDropped: boolean
  /** Whether the browser keeps what is typed. */
  isKept: boolean
  /** Empties the form, and forgets the draft. */
  drop: () => void
  /** The form was accepted: from now on nothing is kept. */
  finish: () => void
}

/** Keeps what is typed beyond the visit, from the first letter on. `isFresh` is false where the server sent what was typed. */
export function useKeptDraft(files: Files, isFresh: boolean): ApplicationDraft {
  const ref = useRef<HTMLDivElement>(null)
  const isFinished = useRef(false)
  const [restored, setRestored] = useState<KeptDraft | null>(null)
  const [isDropped, setDropped] = useState(false)
  const [isKept, setKept] = useState(false)
  const chosen = files.chosen.map(({ file }) => file.name)
  const missing = (restored?.fileNames ?? []).filter((name) => !chosen.includes(name))
  const fileNames = [...missing, ...chosen]
  const latestNames = useRef(fileNames)

  function keep(): void {
    const form = ref.current?.closest('form')
    if (!form || isFinished.current) return
    const draft = { savedAt: new Date(), entries: entriesOf(form), fileNames: latestNames.current }
    if (isBlank(draft)) dropDraft()
    else setKept(keepDraft(draft))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` reads only what lasts
  useEffect(() => {
    const form = ref.current?.closest('form')
    if (!form) return
    const draft = isFresh ? readKeptDraft(new Date()) : null
    if (draft) {
      restore(form, draft.entries)
      setRestored(draft)
    }
    setKept(hasStorage())
    let soon: ReturnType<typeof setTimeout> | undefined
    const keepSoon = () => {
      clearTimeout(soon)
      soon = setTimeout(keep, KEPT_EVERY_MS)
    }
    form.addEventListener('input', keepSoon)
    return () => {
      clearTimeout(soon)
      form.removeEventListener('input', keepSoon)
    }
  }, [isFresh])

  const names = fileNames.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` says when the files have changed
  useEffect(() => {
    latestNames.current = names === '' ? [] : names.split('\n')
    if (chosen.length > 0) keep()
  }, [names])

  return {
    ref,
    restored,
    missing,
    isDropped,
    isKept,
    drop: () => {
      const form = ref.current?.closest('form')
      form?.reset()
      // What the tab alone keeps is emptied as well.
      form?.dispatchEvent(new Event('input', { bubbles: true }))
      dropDraft()
      setRestored(null)
      setDropped(true)
    },
    finish: () => {
      isFinished.current = true
      dropDraft()
    },
  }
}
