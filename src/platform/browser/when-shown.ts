/** Calls back once the page is shown: at once, unless the browser prepares it before somebody has asked for it. */
export function whenShown(call: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', call, { once: true })
  else call()
}
