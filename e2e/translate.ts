import type { Page } from '@playwright/test'
import { HYDRATED } from '../src/website/page-start/page-marks.ts'

/** What translators leave alone. */
const LEFT_ALONE = 'script, style, noscript, textarea, option, title, svg, font'

/**
 * Lets each page from now on be translated as browsers do it: every text, also what comes later, gives way to one of theirs in two
 * elements of their own. `beforeScripts`, they are there before the page's scripts; else as soon as it is hydrated.
 */
export async function translatePages(
  page: Page,
  { beforeScripts }: { beforeScripts: boolean },
): Promise<void> {
  await page.addInitScript(translate, {
    leftAlone: LEFT_ALONE,
    begin: beforeScripts ? 'DOMContentLoaded' : HYDRATED,
  })
}

function translate({ leftAlone, begin }: { leftAlone: string; begin: string }): void {
  const replace = (text: Node) => {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(leftAlone)) return
    const own = document.createElement('font')
    own.append(document.createElement('font'))
    own.firstElementChild?.append(text.nodeValue)
    text.parentNode?.replaceChild(own, text)
  }
  const replaceAll = (root: Node) => {
    const texts: Node[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) replace(text)
  }
  const start = () => {
    replaceAll(document.body)
    document.documentElement.setAttribute('data-translated', '')
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? replace(node) : replaceAll(node)
    }).observe(document, { childList: true, subtree: true })
  }
  addEventListener(begin, start, { once: true })
}
