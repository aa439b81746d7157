import { type RefObject, useEffect } from 'react'

/** In the history entry of the page: it lasts as long as the tab, and nothing is stored. */
const KEY = 'draft'
/** Browsers allow a hundred changes of a history entry in half a minute. */
const KEPT_EVERY_MS = 500

type Entry = readonly [name: string, value: string]

/**
 * Brings back what was typed when the page is reloaded by accident or left and come back to. Files cannot be kept.
 * `isFresh` is false where the server has just answered with what was typed.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, isFresh: boolean): void {
  useEffect(() => {
    const filled = form.current
    if (!filled) return
    if (isFresh) restore(filled, readDraft(history.state))
    let soon: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      soon = undefined
      history.replaceState({ ...history.state, [KEY]: entriesOf(filled) }, '')
    }
    // While the page is being left it is too late: browsers ignore it then.
    const keepSoon = () => {
      soon ??= setTimeout(keep, KEPT_EVERY_MS)
    }
    filled.addEventListener('input', keepSoon)
    return () => {
      clearTimeout(soon)
      filled.removeEventListener('input', keepSoon)
    }
  }, [form, isFresh])
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What people fill in: `FormData` would hold hidden fields and files as well. */
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

function entriesOf(form: HTMLFormElement): Entry[] {
  return controlsOf(form).flatMap((control): Entry[] =>
    isTickBox(control) && !control.checked ? [] : [[control.name, control.value]],
  )
}

function restore(form: HTMLFormElement, draft: readonly Entry[] | null): void {
  if (!draft) return
  const values = Map.groupBy(draft, ([name]) => name)
  const seen = new Map<string, number>()
  for (const control of controlsOf(form)) {
    const { name } = control
    const written = (values.get(name) ?? []).map(([, value]) => value)
    // Fields of one name, as the notes, are restored in their order.
    const at = seen.get(name) ?? 0
    seen.set(name, at + 1)
    if (isTickBox(control)) control.checked = written.includes(control.value)
    else control.value = written[at] ?? ''
  }
}

/** Null for anything but a draft of ours. */
export function readDraft(state: unknown): readonly Entry[] | null {
  if (typeof state !== 'object' || state === null || !(KEY in state)) return null
  const draft = state[KEY]
  return Array.isArray(draft) && draft.every(isEntry) ? draft : null
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}
