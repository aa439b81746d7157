// What runs in the measured page. Playwright takes each function alone, so none may use anything beside its parameter.

/** The function by which the page tells the bench what happened. */
export const BINDING = 'tellBench'

/** Tells the first paint, the end of hydration, and how long Chromium took for each event. */
export function watchPage({ binding, hydrated }: { binding: string; hydrated: string }): void {
  if (window !== window.top) return
  const tell = (fact: object) => {
    const send: unknown = Reflect.get(window, binding)
    if (typeof send === 'function') send(JSON.stringify(fact))
  }
  const observe = (
    init: PerformanceObserverInit & { durationThreshold?: number },
    each: (entry: PerformanceEntry) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry)
    }).observe({ buffered: true, ...init })
  const at = (milliseconds: number) => performance.timeOrigin + milliseconds
  observe({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-paint') tell({ what: 'painted', at: at(startTime), address: location.href })
  })
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    if ('interactionId' in entry && entry.interactionId !== 0)
      tell({ what: 'event', at: at(entry.startTime), milliseconds: entry.duration })
  })
  addEventListener(hydrated, () => {
    performance.mark(hydrated)
    tell({ what: 'hydrated', at: at(performance.now()) })
  })
}

/** Finds the first of the controls that a finger can reach without scrolling, and tells the middle of it. */
export function findPlace({ binding, selector }: { binding: string; selector: string }): void {
  if (window !== window.top) return
  const retryAfterMs = 50
  const send: unknown = Reflect.get(window, binding)
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const isReached = (element: Element) => {
    const { x, y } = middleOf(element)
    const reached = document.elementFromPoint(x, y)
    return reached !== null && element.contains(reached)
  }
  const find = () => {
    const painted = performance.getEntriesByName('first-paint').length > 0
    const found = painted && [...document.querySelectorAll(selector)].find(isReached)
    if (!found || typeof send !== 'function') return void setTimeout(find, retryAfterMs)
    const image = found.closest('[data-image]')?.getAttribute('data-image') ?? ''
    send(JSON.stringify({ what: 'found', image, ...middleOf(found) }))
  }
  find()
}

/** From the touch on, tells when the finger left, and the frame in which the page shows its answer. */
export function watchAnswer({ binding, control }: { binding: string; control: string }): void {
  if (window !== window.top) return
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  const select = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
  const isOpen = () =>
    select('dialog[open], :popover-open').some(
      ({ clientWidth, clientHeight }) => clientWidth * clientHeight > (innerWidth * innerHeight) / 4,
    )
  const fields = () => select('input:is([type="search"], [type="text"], :not([type]))').length
  const collected = () =>
    select('[data-image] :is([aria-label^="Remove from collection"], [aria-pressed="true"], :checked)').length
  const measures: Record<string, () => unknown> = {
    menu: isOpen,
    tile: isOpen,
    search: fields,
    plus: collected,
    language: () => document.documentElement.lang,
  }
  const measure = measures[control]
  const send: unknown = Reflect.get(window, binding)
  if (!measure || typeof send !== 'function') return
  const tell = (what: string, milliseconds: number) =>
    send(JSON.stringify({ what, at: performance.timeOrigin + milliseconds }))
  const watchFrom = (before: unknown) => {
    const step = () => {
      if (measure() === before) return void requestAnimationFrame(step)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => tell('answered', performance.now())
      port2.postMessage(null)
    }
    requestAnimationFrame(step)
  }
  // An image that an address opens: the document itself is the answer to an earlier touch.
  if (control === 'tile' && location.search.includes('bild=')) watchFrom(false)
  addEventListener('pointerdown', () => watchFrom(measure()), { capture: true, once: true })
  addEventListener('pointerup', ({ timeStamp }) => tell('released', timeStamp), { capture: true, once: true })
}
