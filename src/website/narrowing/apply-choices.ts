import { keepPlace } from '#website/navigation/kept-place.ts'

/** Debounces a slider, which passes many values under the keys of one. */
const SLIDER_APPLIED_AFTER_MS = 350

/** Loads what the form asks for after every change, in place of the page. Returns a function that ends that. */
export function applyChoices(form: HTMLFormElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function apply(): void {
    // What has the focus when the page is left may be the next control already.
    addEventListener('pagehide', keepPlace, { once: true })
    location.replace(addressOf(form))
  }
  function onChange({ target }: Event): void {
    clearTimeout(timer)
    if (target instanceof HTMLInputElement && target.type === 'range')
      timer = setTimeout(apply, SLIDER_APPLIED_AFTER_MS)
    else apply()
  }
  // Somebody chose before the script was there.
  if ([...form.elements].some(isChanged)) apply()
  form.addEventListener('change', onChange)
  return () => {
    clearTimeout(timer)
    form.removeEventListener('change', onChange)
  }
}

/** Without what was left empty, so that every list has one address. */
function addressOf(form: HTMLFormElement): string {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') asked.append(name, value)
  const { pathname } = new URL(form.action)
  return asked.size > 0 ? `${pathname}?${asked}` : pathname
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (!(control instanceof HTMLInputElement)) return false
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue
}
