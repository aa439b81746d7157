import { useEffect } from 'react'
import { KEEPS_PLACE, keepPlace } from '#website/navigation/kept-place.ts'
import { isPlainClick } from '#website/ui/plain-click.ts'
import { applyChoices } from './apply-choices.ts'

const KEEPING_LINKS = Object.keys(KEEPS_PLACE)
  .map((name) => `a[${name}]`)
  .join()

/** Beside a form of filters, which is HTML: every change in it shows at once, in the same place. `form` is its id. */
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
