import { registerHooks } from 'node:module'
import { GlobalWindow } from 'happy-dom'

/** What Node has as well, but which has to be the window's own for its nodes. */
const OF_THE_WINDOW = new Set(['Event', 'CustomEvent', 'MessageEvent', 'navigator'])
const WINDOW_ITSELF = ['window', 'self', 'parent', 'top']
/** emotion looks for styles that a server wrote, before each field of a form and in the whole document. */
const SERVED_STYLES = 'style['
/** As wide as a screen on a desk. */
const SIZE = { width: 1440, height: 900 }

const window = new GlobalWindow({
  url: 'http://127.0.0.1/admin/',
  ...SIZE,
  settings: { disableIframePageLoading: true },
})

/** Node's own, which `fetch` sends, with what a form of the window holds. */
class FormOfWindow extends FormData {
  constructor(form?: ConstructorParameters<typeof window.FormData>[0]) {
    super()
    if (form) for (const [name, value] of new window.FormData(form)) this.append(name, String(value))
  }
}

/**
 * Gives this worker the globals of a browser, once. Node's own stay where it has them (fetch, timers, streams), since the
 * agency runs beside the DOM.
 */
export function openDom(): void {
  if ('document' in globalThis) return
  // Two copies of the router would not share their context; the admin's build has the same alias.
  registerHooks({
    resolve: (name, context, next) => next(name === 'react-router-dom' ? 'react-router' : name, context),
  })
  quicken()
  for (const name of namesOf(window)) if (!(name in globalThis) || OF_THE_WINDOW.has(name)) defineGlobal(name)
  for (const name of WINDOW_ITSELF) Object.defineProperty(globalThis, name, { value: globalThis })
  Object.defineProperty(globalThis, 'FormData', { value: FormOfWindow })
  // A question of the browser is answered with yes.
  Object.defineProperty(globalThis, 'confirm', { value: () => true, configurable: true, writable: true })
  // Node has both, with a file behind them.
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(globalThis, name, { value: window[name] })
}

/** Sets the address without navigating. */
export function moveTo(url: string): void {
  window.happyDOM.setURL(url)
}

function namesOf(object: object): Set<string> {
  const names = new Set<string>()
  for (let part = object; part !== Object.prototype; part = Object.getPrototypeOf(part))
    for (const name of Object.getOwnPropertyNames(part)) names.add(name)
  return names
}

function defineGlobal(name: string): void {
  const value: unknown = Reflect.get(window, name)
  const isMethod = typeof value === 'function' && /^[a-z]/.test(name)
  const bound: unknown = isMethod ? value.bind(window) : undefined
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => bound ?? Reflect.get(window, name),
    set: (next) => Reflect.set(window, name, next),
  })
}

/**
 * Nothing is laid out here, so an element's computed style is the one written at it: MUI asks for it at each text area, and
 * the rules of all styles took half of the time of a form.
 */
function quicken(): void {
  const { document } = window
  const find = document.querySelector.bind(document)
  Object.defineProperty(window, 'getComputedStyle', { value: ({ style }: HTMLElement) => style })
  Object.defineProperty(window.navigator, 'languages', { value: ['de-DE'] })
  Object.defineProperties(document, {
    body: { value: document.body },
    head: { value: document.head },
    querySelector: {
      value: (selector: string) => (selector.startsWith(SERVED_STYLES) ? null : find(selector)),
    },
  })
}
