import { DAY_MS } from '#platform/durations.ts'
import { type DraftEntry, readEntries } from '#website/contact/form/draft/use-draft.ts'

/** An application that was begun, without its files: no browser keeps those. */
export type KeptDraft = { savedAt: Date; entries: readonly DraftEntry[]; fileNames: readonly string[] }

const KEY = 'applicationDraft'
/** Long enough to gather works for, and no longer than somebody on a shared computer would like. */
export const KEPT_DAYS = 30

/** False where the browser is told to keep nothing. */
export function hasStorage(): boolean {
  try {
    return localStorage.length >= 0
  } catch {
    return false
  }
}

/** Nothing was typed, ticked or chosen. */
export function isBlank({ entries, fileNames }: Omit<KeptDraft, 'savedAt'>): boolean {
  return fileNames.length === 0 && entries.every(([, value]) => value === '')
}

/** Null when there is none; one that is too old, or that cannot be read, is removed. */
export function readKeptDraft(now: Date): KeptDraft | null {
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

/** Returns whether the browser keeps it. */
export function keepDraft({ savedAt, entries, fileNames }: KeptDraft): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ savedAt: savedAt.getTime(), entries, fileNames }))
    return true
  } catch (error) {
    console.warn('The draft of the application:', error)
    return false
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('The draft of the application:', error)
  }
}

/** Null for anything but a draft of ours of the last days. */
export function parseDraft(text: string, now: Date): KeptDraft | null {
  const stored = parseJson(text)
  if (typeof stored !== 'object' || stored === null) return null
  const { savedAt, entries, fileNames }: Record<string, unknown> = { ...stored }
  const known = readEntries(entries)
  if (typeof savedAt !== 'number' || known === null || !isNames(fileNames)) return null
  const age = now.getTime() - savedAt
  // A clock that was set back makes a draft look younger, and keeps it no longer than from then on.
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
