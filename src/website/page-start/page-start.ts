import type { PageFacts } from '#website/islands/page-facts.tsx'

/** The id of the element with a `PageStart` as JSON. */
export const PAGE_START_ID = 'page-start'

/** What the scripts of a page need to know of it. */
export type PageStart = {
  facts: PageFacts
  /** The modules that run, one after the other: the site's entry, under development after what updates modules in place. */
  modules: readonly string[]
  /** All files that come with these, so that none waits for another. */
  preloads: readonly string[]
  /** Whether the page has no content without its scripts. */
  atOnce: boolean
}

/** @throws where the page has no such element. */
export function readPageStart(): PageStart {
  return JSON.parse(document.getElementById(PAGE_START_ID)?.textContent ?? '')
}
