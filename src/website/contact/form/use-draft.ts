import { type RefObject, useEffect } from 'react'
import { passOn, takePassedOn } from '#platform/browser/pass-on.ts'
import { splitLanguage } from '#platform/i18n/language.ts'
import { findLanguageLink } from '#website/navigation/link-clicks.ts'

/** Browsers allow a hundred changes of a history entry in half a minute. */
export const KEPT_EVERY_MS = 500

export type DraftEntry = readonly [name: string, value: string]

/** Restores the text after a reload, a return or a change of language. `isFresh` is false where the server sent it. */
export function useDraft(form: RefObject<HTMLFormElement | null>, isFresh: boolean): void {
  useEffect(() => {
    const filled = form.current
    if (!filled) return
    const draft = isFresh ? (readDraft(history.state) ?? readEntries(takeDraft())) : null
    restore(filled, draft)
    let isTouched = draft !== null
    let soon: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      soon = undefined
      history.replaceState({ ...history.state, [KEY]: entriesOf(filled) }, '')
    }
    if (draft) keep()
    // It would be too late while the page is being left: browsers ignore it then.
    const keepSoon = () => {
      isTouched = true
      soon ??= setTimeout(keep, KEPT_EVERY_MS)
    }
    const passOn = ({ target }: MouseEvent) => {
      if (isTouched) passDraftOn(target, entriesOf(filled))
    }
    filled.addEventListener('input', keepSoon)
    document.addEventListener('click', passOn)
    return () => {
      clearTimeout(soon)
      filled.removeEventListener('input', keepSoon)
      document.removeEventListener('click', passOn)
    }
  }, [form, isFresh])
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

export function entriesOf(form: HTMLFormElement): DraftEntry[] {
  return controlsOf(form).flatMap((control): DraftEntry[] =>
    isTickBox(control) && !control.checked ? [] : [[control.name, control.value]],
  )
}

const restored = new WeakSet<Control>()

function isFilledInBefore(control: Control): boolean {
  if (restored.has(control)) return false
  if (isTickBox(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const options = [...control.options]
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return control.value !== first?.value
}

/** Leaves alone what was filled in before the page's scripts came. */
export function restore(form: HTMLFormElement, draft: readonly DraftEntry[] | null): void {
  if (!draft) return
  const values = Map.groupBy(draft, ([name]) => name)
  const seen = new Map<string, number>()
  for (const control of controlsOf(form)) {
    const { name } = control
    const written = (values.get(name) ?? []).map(([, value]) => value)
    // Fields of one name, as the notes, are restored in their order.
    const at = seen.get(name) ?? 0
    seen.set(name, at + 1)
    if (isFilledInBefore(control)) continue
    restored.add(control)
    if (isTickBox(control)) control.checked = written.includes(control.value)
    else control.value = written[at] ?? ''
  }
}

/** Null for anything but a draft of ours. */
export function readDraft(state: unknown): readonly DraftEntry[] | null {
  if (typeof state !== 'object' || state === null || !(KEY in state)) return null
  return readEntries(state[KEY])
}

export function readEntries(value: unknown): readonly DraftEntry[] | null {
  return Array.isArray(value) && value.every(isEntry) ? value : null
}

function isEntry(value: unknown): value is DraftEntry {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}

/** In the page's history entry the draft lasts as long as the tab, and needs no storage. */
const KEY = 'draft'

/** The language switch leads to a new document with its own history entry, so the text is passed to it. */
function passDraftOn(clicked: EventTarget | null, entries: readonly unknown[]): void {
  if (findLanguageLink(clicked)) passOn(KEY, { page: thisPage(), entries })
}

/** Returns the text of the same form in the other language, once; null where there is none. */
function takeDraft(): unknown {
  const saved = takePassedOn(KEY)
  if (typeof saved !== 'object' || saved === null || !('page' in saved) || !('entries' in saved)) return null
  return saved.page === thisPage() ? saved.entries : null
}

/** The path without its language. */
export function thisPage(): string {
  return splitLanguage(location.pathname).rest
}
