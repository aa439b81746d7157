import { type RefObject, useEffect, useRef, useState } from 'react'
import { passOn, type Storage, savedState, takePassedOn } from '#platform/browser/saved-state.ts'
import { DAY_MS } from '#platform/durations.ts'
import { splitLanguage } from '#platform/i18n/language.ts'
import { findLanguageLink } from '#website/navigation/link-clicks.ts'

export type UnsentInput = {
  form: RefObject<HTMLFormElement | null>
  /** The draft of an earlier visit that is in the form now. */
  restored: Draft | null
  /** The names of files that the draft had, and that are not chosen again yet. */
  missing: readonly string[]
  isDropped: boolean
  /** Whether the browser stores the input beyond the visit. */
  isStored: boolean
  drop: () => void
  /** Called when the form is accepted; nothing is stored from then on. */
  finish: () => void
}

type InputNeeds = {
  files: { chosen: readonly { file: File }[] }
  /** False where the server sent what was typed. */
  isFresh: boolean
  /** Where the input is stored beyond the visit. */
  drafts?: Drafts
}

/**
 * Keeps what is typed until it is sent: in the page's history entry, which lasts as long as the tab and survives a reload, and
 * in the drafts beyond the visit. A link to the other language takes it along.
 */
export function useUnsentInput({ files, isFresh, drafts }: InputNeeds): UnsentInput {
  const form = useRef<HTMLFormElement>(null)
  const isFinished = useRef(false)
  const [restored, setRestored] = useState<Draft | null>(null)
  const [isDropped, setDropped] = useState(false)
  const [isStored, setStored] = useState(false)
  const chosen = files.chosen.map(({ file }) => file.name)
  const missing = (restored?.fileNames ?? []).filter((name) => !chosen.includes(name))
  const fileNames = [...missing, ...chosen]
  const latestNames = useRef(fileNames)

  function store(): void {
    if (!drafts || !form.current || isFinished.current) return
    drafts.keep({ savedAt: new Date(), entries: entriesOf(form.current), fileNames: latestNames.current })
    setStored(drafts.isKept())
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `store` reads only what lasts
  useEffect(() => {
    if (!form.current) return
    const entries = isFresh ? (readEntry(history.state) ?? takePassedEntries()) : null
    const draft = (isFresh && drafts?.find(new Date())) || null
    restore(form.current, entries)
    restore(form.current, draft?.entries ?? null)
    setRestored(draft)
    setStored(drafts?.isKept() ?? false)
    return keepInput(form.current, entries !== null, store)
  }, [isFresh, drafts])

  const names = fileNames.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` says when the files have changed
  useEffect(() => {
    latestNames.current = names === '' ? [] : names.split('\n')
    if (chosen.length > 0) store()
  }, [names])

  return {
    form,
    restored,
    missing,
    isDropped,
    isStored,
    drop: () => {
      form.current?.reset()
      // This event empties the history entry as well.
      form.current?.dispatchEvent(new Event('input', { bubbles: true }))
      drafts?.drop()
      setRestored(null)
      setDropped(true)
    },
    finish: () => {
      isFinished.current = true
      drafts?.drop()
    },
  }
}

type Entry = readonly [name: string, value: string]

/** In the history entry, and for the way to the other language. */
const KEY = 'draft'
/** Browsers allow a hundred changes of a history entry in half a minute. */
export const KEPT_EVERY_MS = 500

/** Also calls `store` for what is typed. Returns a function that ends all this. */
export function keepInput(form: HTMLFormElement, wasTouched: boolean, store: () => void): () => void {
  let isTouched = wasTouched || controlsOf(form).some(isFilledInBefore)
  let soon: ReturnType<typeof setTimeout> | undefined
  const keepInEntry = () => history.replaceState({ ...history.state, [KEY]: entriesOf(form) }, '')
  if (wasTouched) keepInEntry()
  // It would be too late while the page is being left: browsers ignore it then.
  const keepSoon = () => {
    isTouched = true
    soon ??= setTimeout(() => {
      soon = undefined
      keepInEntry()
      store()
    }, KEPT_EVERY_MS)
  }
  // The language switch leads to a new document with its own history entry, so the text is passed to it.
  const passEntriesOn = ({ target }: MouseEvent) => {
    if (isTouched && findLanguageLink(target)) passOn(KEY, { page: thisPage(), entries: entriesOf(form) })
  }
  form.addEventListener('input', keepSoon)
  document.addEventListener('click', passEntriesOn)
  return () => {
    clearTimeout(soon)
    form.removeEventListener('input', keepSoon)
    document.removeEventListener('click', passEntriesOn)
  }
}

/** Null for anything but entries of ours. */
export function readEntry(state: unknown): readonly Entry[] | null {
  return typeof state === 'object' && state !== null && KEY in state ? readEntries(state[KEY]) : null
}

/** Returns what was typed into the same form in the other language, once; null where there is nothing. */
export function takePassedEntries(): readonly Entry[] | null {
  const passed = takePassedOn(KEY)
  if (typeof passed !== 'object' || passed === null || !('page' in passed) || !('entries' in passed))
    return null
  return passed.page === thisPage() ? readEntries(passed.entries) : null
}

function readEntries(value: unknown): readonly Entry[] | null {
  return Array.isArray(value) && value.every(isEntry) ? value : null
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}

/** The path without its language. */
export function thisPage(): string {
  return splitLanguage(location.pathname).rest
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** `FormData` would hold hidden fields and files as well. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isFilledIn)
}

function isFilledIn(element: Element): element is Control {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden' && element.type !== 'file'
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
}

function isTickBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
}

export function entriesOf(form: HTMLFormElement): Entry[] {
  return controlsOf(form).flatMap((control): Entry[] =>
    isTickBox(control) && !control.checked ? [] : [[control.name, control.value]],
  )
}

const restoredControls = new WeakSet<Control>()

function isFilledInBefore(control: Control): boolean {
  if (restoredControls.has(control)) return false
  if (isTickBox(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const options = [...control.options]
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return control.value !== first?.value
}

/** Leaves alone what was filled in before the page's scripts came. */
export function restore(form: HTMLFormElement, entries: readonly Entry[] | null): void {
  if (!entries) return
  const values = Map.groupBy(entries, ([name]) => name)
  const seen = new Map<string, number>()
  for (const control of controlsOf(form)) {
    const { name } = control
    const written = (values.get(name) ?? []).map(([, value]) => value)
    // Fields of one name, as the notes, are restored in their order.
    const at = seen.get(name) ?? 0
    seen.set(name, at + 1)
    if (isFilledInBefore(control)) continue
    restoredControls.add(control)
    if (isTickBox(control)) control.checked = written.includes(control.value)
    else control.value = written[at] ?? ''
  }
}

/** No browser keeps the files of a draft. */
type Draft = { savedAt: Date; entries: readonly Entry[]; fileNames: readonly string[] }

type Drafts = {
  /** Removes a draft that is too old or cannot be read. */
  find: (now: Date) => Draft | null
  keep: (draft: Draft) => void
  drop: () => void
  isKept: () => boolean
}

/** Long enough to gather works for, and no longer than somebody on a shared computer would like. */
export const KEPT_DAYS = 30

/** Stores the draft of one form in this browser, for whoever opens the form next. */
export function openDrafts(key: string, findStorage?: () => Storage): Drafts {
  const state = savedState<Draft | null>(
    key,
    {
      fallback: null,
      parse: parseDraft,
      serialize: (draft) => draft && { ...draft, savedAt: draft.savedAt.getTime() },
    },
    findStorage,
  )
  return {
    find: (now) => {
      const draft = state.read()
      // A clock that was set back makes a draft look younger; it is stored no longer than from then on.
      if (draft && now.getTime() - draft.savedAt.getTime() <= KEPT_DAYS * DAY_MS) return draft
      state.remove()
      return null
    },
    keep: (draft) => (isBlank(draft) ? state.remove() : state.write(draft)),
    drop: state.remove,
    isKept: () => {
      state.read()
      return state.isKept()
    },
  }
}

function isBlank({ entries, fileNames }: Draft): boolean {
  return fileNames.length === 0 && entries.every(([, value]) => value === '')
}

function parseDraft(saved: unknown): Draft | null {
  const { savedAt, entries, fileNames }: Record<string, unknown> = Object(saved)
  const known = readEntries(entries)
  if (typeof savedAt !== 'number' || known === null || !isNames(fileNames)) return null
  return { savedAt: new Date(savedAt), entries: known, fileNames }
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string')
}
