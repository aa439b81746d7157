import { useEffect } from 'react'
import { KEEPS_PLACE, keepPlace } from '#website/navigation/kept-place.ts'
import { isPlainClick } from '#website/navigation/link-clicks.ts'

const KEEPING_LINKS = Object.keys(KEEPS_PLACE)
  .map((name) => `a[${name}]`)
  .join()

/** Applies every change in the form with the id `form` at once. */
export function AppliedChoices({ form }: { form: string }) {
  useEffect(() => {
    const element = document.getElementById(form)
    return element instanceof HTMLFormElement ? applyChoices(element) : undefined
  }, [form])
  useEffect(() => {
    document.addEventListener('click', keepPlaceOfLink)
    return () => document.removeEventListener('click', keepPlaceOfLink)
  }, [])
  return null
}

function keepPlaceOfLink(event: MouseEvent): void {
  if (isPlainClick(event) && event.target instanceof Element && event.target.closest(KEEPING_LINKS))
    keepPlace()
}

/** Debounces a slider, which passes many values under the keys of one. */
const SLIDER_APPLIED_AFTER_MS = 350

function applyChoices(form: HTMLFormElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function apply(): void {
    // The element that has the focus when the page is left may be the next control already.
    addEventListener('pagehide', keepPlace, { once: true })
    location.replace(addressOf(form))
  }
  function onChange({ target }: Event): void {
    clearTimeout(timer)
    if (target instanceof HTMLInputElement && target.type === 'range')
      timer = setTimeout(apply, SLIDER_APPLIED_AFTER_MS)
    else apply()
  }
  // The visitor chose something before the script was there.
  if ([...form.elements].some(isChanged)) apply()
  form.addEventListener('change', onChange)
  return () => {
    clearTimeout(timer)
    form.removeEventListener('change', onChange)
  }
}

/** Leaves empty fields out, so that every list has one address. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value)
  const { pathname } = new URL(form.action)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (!(control instanceof HTMLInputElement)) return false
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue
}
