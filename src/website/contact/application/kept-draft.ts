import { type RefObject, useEffect, useRef, useState } from 'react'
import { DAY_MS } from '#platform/durations.ts'
import {
  type DraftEntry,
  entriesOf,
  KEPT_EVERY_MS,
  readEntries,
  restore,
} from '#website/contact/form/use-draft.ts'
import type { Files } from '#website/contact/form/use-files.ts'

export type ApplicationDraft = {
  ref: RefObject<HTMLDivElement | null>
  restored: KeptDraft | null
  missing: readonly string[]
  isDropped: boolean
  isKept: boolean
  drop: () => void
  /** Called when the form is accepted; nothing is stored from then on. */
  finish: () => void
}

/** Stores the typed text beyond the visit. `isFresh` is false where the server sent that text. */
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
      // This event empties the draft that only the tab stores as well.
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

/** No browser keeps the files of a draft. */
type KeptDraft = { savedAt: Date; entries: readonly DraftEntry[]; fileNames: readonly string[] }

const KEY = 'applicationDraft'
/** Long enough to gather works for, and no longer than somebody on a shared computer would like. */
export const KEPT_DAYS = 30

function hasStorage(): boolean {
  try {
    return localStorage.length >= 0
  } catch {
    return false
  }
}

function isBlank({ entries, fileNames }: Omit<KeptDraft, 'savedAt'>): boolean {
  return fileNames.length === 0 && entries.every(([, value]) => value === '')
}

/** Removes a draft that is too old or cannot be read. */
function readKeptDraft(now: Date): KeptDraft | null {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored === null) return null
    const draft = parseDraft(stored, now)
    if (!draft) localStorage.removeItem(KEY)
    return draft
  } catch (error) {
    console.warn('The draft of the application:', error)
    return null
  }
}

function keepDraft({ savedAt, entries, fileNames }: KeptDraft): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ savedAt: savedAt.getTime(), entries, fileNames }))
    return true
  } catch (error) {
    console.warn('The draft of the application:', error)
    return false
  }
}

function dropDraft(): void {
  try {
    localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('The draft of the application:', error)
  }
}

/** Null for anything but one of our drafts of the last days. */
export function parseDraft(text: string, now: Date): KeptDraft | null {
  const stored = parseJson(text)
  if (typeof stored !== 'object' || stored === null) return null
  const { savedAt, entries, fileNames }: Record<string, unknown> = { ...stored }
  const known = readEntries(entries)
  if (typeof savedAt !== 'number' || known === null || !isNames(fileNames)) return null
  const age = now.getTime() - savedAt
  // A clock that was set back makes a draft look younger; it is stored no longer than from then on.
  return age <= KEPT_DAYS * DAY_MS ? { savedAt: new Date(savedAt), entries: known, fileNames } : null
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
