import { createPath, type RouterNavigateOptions, type To } from 'react-router'

type Destination = To | number | null

/** Whether a navigation changes the page that is shown instead of leaving for another. */
export function staysHere(to: Destination, options: RouterNavigateOptions = {}): boolean {
  return typeof to === 'number' || (!hasForm(options) && addressOf(to).pathname === location.pathname)
}

/** Navigates as the browser does by itself: links and forms as documents. */
export function leaveFor(to: Destination, options: RouterNavigateOptions = {}): void {
  if (typeof to === 'number') history.go(to)
  else if (hasForm(options)) sendForm(addressOf(to).href, options)
  else if (options.replace) location.replace(addressOf(to))
  else location.assign(addressOf(to))
}

/**
 * While there is no router, a page of which only the address changes, by back or forward, is loaded anew. Returns a function
 * that ends this.
 */
export function reloadWhenElsewhere(): () => void {
  const shown = location.pathname + location.search
  const compare = () => {
    if (location.pathname + location.search !== shown) location.reload()
  }
  addEventListener('popstate', compare)
  return () => removeEventListener('popstate', compare)
}

function addressOf(to: To | null): URL {
  const { pathname, search } = location
  const path = typeof to === 'string' ? to : createPath(to ? { pathname, ...to } : { pathname, search })
  return new URL(path, location.href)
}

type WithForm = Extract<RouterNavigateOptions, { formMethod?: unknown; formData: FormData }>

function hasForm(options: RouterNavigateOptions): options is WithForm {
  return 'formData' in options && options.formData !== undefined
}

function sendForm(action: string, { formData, formMethod = 'get' }: WithForm): void {
  const form = Object.assign(document.createElement('form'), { action, method: formMethod, hidden: true })
  for (const [name, value] of formData)
    if (typeof value === 'string')
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}
