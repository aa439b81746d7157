// What for: parts of the site that are loaded later, and pages that visitors go on to, ask for the style sheets that they
// share with the first page. Vite's preload helper, React Router and React add a <link> for each that the document has no
// <link> for, even when its rules are inline in the page already: they would be fetched and applied a second time, in another
// order. A disabled <link> is not fetched, and counts. The three find it only when all write an address alike: Vite's helper
// writes whole addresses, and React Router ends some with a `#`.
// Upstream issue: none known; https://github.com/vitejs/vite/pull/1734 settled which <link> counts.
// Measured effect: up to 8 kB of brotli less to fetch on a page, no sheet twice, and no rules in the wrong order.
// Can go: when the helper can be given the style sheets that are there, or they are no longer inline.

/** The attribute of the page's <style> that lists the style sheets in it. */
const INLINED = 'data-holds'

/** React puts a style sheet after the last one of the same precedence; without any, before everything else. */
export const PRECEDENCE = 'page'

export function inlinedAttribute(files: readonly string[]): Record<string, string> {
  return { [INLINED]: files.join(' ') }
}

/** Adds a disabled <link> for each style sheet that is inline in the page, and writes the addresses of all alike. */
export function linkInlinedSheets(): void {
  for (const route of Object.values(globalThis.__reactRouterManifest.routes))
    if (route?.css) route.css = route.css.map(toWholeAddress)
  const inlined = document.querySelector(`style[${INLINED}]`)?.getAttribute(INLINED) ?? ''
  for (const file of inlined.split(' ').filter(Boolean)) {
    const href = toWholeAddress(file)
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href })
    link.dataset.precedence = PRECEDENCE
    document.head.append(link)
  }
}

function toWholeAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  return origin + pathname
}
