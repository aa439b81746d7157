import { DEFAULT_POLICY } from '#platform/browser/own-html.ts'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { returnToPlace } from '#website/navigation/kept-place.ts'
import { showWhereMoved } from '#website/search/floating/moving/show-where-moved.ts'
import { fetchPicturesBelow } from '#website/ui/pictures-below.ts'
import { answerEarly } from './early-answers.ts'
import { keepEarlyKeys } from './early-keys.ts'
import { readPageStart } from './page-start.ts'

/** On a busy machine Chromium sometimes finds no idle moment for a page at all. */
const START_WITHIN_MS = 2_000
/** React creates a script element from this text, so that the script does not run. */
const EMPTY_SCRIPT = '<script></script>'

/*
 * The one inline script of the site, the same on every page, so that the content security policy can name it by its hash and
 * refuse any other (`scripts/inline-script.ts` builds it). What differs from page to page is in a block of data before it.
 *
 * A page can be seen, read and used before its scripts run: links, forms, menus and the search are HTML, and what else is
 * touched is answered early. So the scripts are fetched when the page has been drawn once: before, they would compete with
 * the font and the pictures in view. They run by themselves as soon as they are there and the main thread is idle, or at
 * once where the page has no content without them.
 * The pictures below the first window come after the scripts, when somebody scrolls, or when the scripts have failed.
 */
const { modules, preloads, atOnce } = readPageStart()
trustReact()
const stopKeeping = keepEarlyKeys()
answerEarly()
showWhereMoved()
returnToPlace()
addEventListener('scroll', fetchPicturesBelow, { once: true, passive: true })
if (document.hidden) prepare()
else whenPainted(prepare)

/**
 * Where the browser has Trusted Types, plain text becomes HTML only as React writes it by itself: an empty script
 * element, or something without a tag (JSON, style sheets). What our server wrote goes through `trustHtml`.
 */
function trustReact(): void {
  globalThis.trustedTypes?.createPolicy(DEFAULT_POLICY, {
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
  })
}

function whenPainted(call: () => void): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    requestAnimationFrame(() => setTimeout(call))
    return
  }
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect()
    call()
  }).observe({ type: 'paint', buffered: true })
}

function prepare(): void {
  for (const href of preloads)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    )
  if (atOnce) start()
  else whenIdle(start, START_WITHIN_MS)
}

async function start(): Promise<void> {
  try {
    for (const module of modules) await import(/* @vite-ignore */ module)
  } catch (error) {
    console.warn('The scripts of this page:', error)
    stopKeeping()
    fetchPicturesBelow()
  }
}
