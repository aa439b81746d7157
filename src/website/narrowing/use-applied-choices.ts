import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { NarrowingView } from './narrowing-view.ts'

type AppliedChoices = {
  form: RefObject<HTMLFormElement | null>
  /** Shows what the form now asks for, in the same place. */
  apply: () => void
}

/** Every change shows at once. The controls stay the same elements, so that the focus stays where it is. */
export function useAppliedChoices({
  action,
  facets,
}: Pick<NarrowingView, 'action' | 'facets'>): AppliedChoices {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  /** What this form asked for and no answer was shown to yet, in order. */
  const waiting = useRef<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, not another function
  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])].filter(isChoice)
    const chosen = new Map(
      facets.map(({ name, choices }) => [
        name,
        choices.filter(({ isChosen }) => isChosen).map(({ value }) => value),
      ]),
    )
    const isAsked = (control: Choice) => isShown(control, chosen.get(control.name) ?? [])
    // Somebody chose before the script was there.
    if (isFirst.current && !controls.every(isAsked)) apply()
    // A link may have led here, so that the controls show what was chosen before. An answer to an earlier choice would take
    // back the last one, which is still on its way.
    else if (isLatest(chosen)) for (const control of controls) show(control, chosen.get(control.name) ?? [])
    isFirst.current = false
  }, [facets])

  /** Takes what the answer is to, and all before it, out of what is waited for. */
  function isLatest(chosen: ReadonlyMap<string, readonly string[]>): boolean {
    const at = waiting.current.indexOf(toText([...chosen]))
    waiting.current = at < 0 ? [] : waiting.current.slice(at + 1)
    return waiting.current.length === 0
  }

  function apply() {
    const asked = new URLSearchParams()
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (typeof value === 'string' && value !== '') asked.append(name, value)
    waiting.current.push(toText(facets.map(({ name }) => [name, asked.getAll(name)])))
    void navigate(asked.size > 0 ? `${action}?${asked}` : action, { replace: true, preventScrollReset: true })
  }
  return { form, apply }
}

function toText(chosen: readonly (readonly [name: string, values: readonly string[]])[]): string {
  return JSON.stringify(chosen)
}

type Choice = HTMLInputElement | HTMLSelectElement

function isChoice(element: Element): element is Choice {
  if (element instanceof HTMLInputElement) return element.type === 'checkbox'
  return element instanceof HTMLSelectElement
}

function isShown(control: Choice, chosen: readonly string[]): boolean {
  if (control instanceof HTMLInputElement) return control.checked === chosen.includes(control.value)
  return control.value === (chosen[0] ?? '')
}

function show(control: Choice, chosen: readonly string[]): void {
  if (control instanceof HTMLInputElement) control.checked = chosen.includes(control.value)
  else control.value = chosen[0] ?? ''
}
