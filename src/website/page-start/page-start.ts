import type { PageFacts } from '#website/islands/page-facts.tsx'

/** The id of the element with a `PageStart` as JSON. */
export const PAGE_START_ID = 'page-start'

/** The data that the scripts of a page need. */
export type PageStart = {
  facts: PageFacts
  /** The modules that run, in order: the site's entry, after the module for hot updates under development. */
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
