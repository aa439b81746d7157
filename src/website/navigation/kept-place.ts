import { passOn, takePassedOn } from '#platform/browser/saved-state.ts'
import { whenShown } from '#platform/browser/when-idle.ts'

/** For a page that is loaded again with other filters. */
type Place = {
  path: string
  y: number
  popover: string
  control: string
  /** Whether the focus is to be visible: not where a pointer set it. */
  focusVisible: boolean
}

const KEY = 'place'

/** For links to the same page with other choices. */
export const KEEPS_PLACE = { 'data-keeps-place': '' }

export function keepPlace(): void {
  const { activeElement } = document
  const place: Place = {
    path: location.pathname,
    y: scrollY,
    popover: document.querySelector('form:popover-open')?.id ?? '',
    control: activeElement ? selectorOf(activeElement) : '',
    focusVisible: activeElement?.matches(':focus-visible') ?? false,
  }
  passOn(KEY, place)
}

function selectorOf(element: Element): string {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return ''
  const value = element.type === 'checkbox' ? `[value="${CSS.escape(element.value)}"]` : ''
  return `#${element.form?.id} [name="${element.name}"]${value}`
}

/** Called before the page is drawn. */
export function returnToPlace(): void {
  whenShown(() => {
    const { y = 0, popover = '', control = '', focusVisible = false } = takePlace()
    if (y) scrollTo(0, y)
    const opener = popover && document.querySelector<HTMLElement>(`[popovertarget="${popover}"]`)
    if (opener) {
      // From here on Escape leads back to it.
      opener.focus({ focusVisible })
      opener.click()
    }
    if (control) document.querySelector<HTMLElement>(control)?.focus({ focusVisible })
  })
}

function takePlace(): Partial<Place> {
  const place: Partial<Place> = Object(takePassedOn(KEY))
  return place.path === location.pathname ? place : {}
}
