import { trustHtml } from '#platform/browser/own-html.ts'

/** These parts differ between the list of news and the list with one of its items open. */
export type NewsPageParts = {
  /** Its title and what it says of itself in its head. */
  head: readonly Element[]
  heading: readonly Node[]
  languageLinks: ReadonlyMap<string, string>
  rows: ReadonlyMap<string, readonly Node[]>
}

/** By this attribute a row of the list says the address at which its item is open. */
export const ROW_ADDRESS = 'data-address'
const HEAD = 'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"][hreflang]'
const KEPT_IN_HEAD = 'meta[name="viewport"], meta[name="theme-color"]'
const HEADING = 'main .page-head'
const LANGUAGE_LINKS = 'a[hreflang]'
/** Then the link is followed as if there was no script. */
const LONGEST_WAIT_MS = 10_000

/** @throws where the page does not come, or is another one by now. */
export async function fetchParts(address: string): Promise<NewsPageParts> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  if (!response.ok || response.redirected) throw new Error(`${address} answers ${response.status}.`)
  // TypeScript does not know yet that the parser takes trusted HTML.
  const html = trustHtml(await response.text()) as string
  return readParts(new DOMParser().parseFromString(html, 'text/html'))
}

export function readParts(page: Document): NewsPageParts {
  return {
    head: headOf(page).map((element) => document.importNode(element, true)),
    heading: copyOf(page.querySelector(HEADING)),
    languageLinks: new Map(
      languageLinksOf(page).map((link) => [link.hreflang, link.getAttribute('href') ?? '']),
    ),
    rows: new Map(rowsOf(page).map((row) => [row.getAttribute(ROW_ADDRESS) ?? '', copyOf(row)])),
  }
}

/** Leaves the rows alone: the caller knows which of them are open. */
export function showParts({ head, heading, languageLinks }: NewsPageParts): void {
  for (const element of headOf(document)) element.remove()
  document.head.append(...head)
  document.querySelector(HEADING)?.replaceChildren(...heading)
  for (const link of languageLinksOf(document)) {
    const href = languageLinks.get(link.hreflang)
    if (href !== undefined) link.setAttribute('href', href)
  }
}

export function rowsOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(`[${ROW_ADDRESS}]`)]
}

function headOf(page: Document): Element[] {
  return [...page.head.querySelectorAll(HEAD)].filter((element) => !element.matches(KEPT_IN_HEAD))
}

function languageLinksOf(page: Document): HTMLAnchorElement[] {
  return [...page.querySelectorAll<HTMLAnchorElement>(LANGUAGE_LINKS)]
}

function copyOf(element: Element | null): Node[] {
  return [...(element?.childNodes ?? [])].map((node) => document.importNode(node, true))
}
