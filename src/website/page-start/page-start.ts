import type { PageFacts } from '#website/islands/page-facts.tsx'

export const PAGE_START_ID = 'page-start'

export type PageStart = {
  facts: PageFacts
  modules: readonly string[]
  /** All files come with the modules, so that none waits for another. */
  preloads: readonly string[]
  atOnce: boolean
}

export function readPageStart(): PageStart {
  return JSON.parse(document.getElementById(PAGE_START_ID)?.textContent ?? '')
}
