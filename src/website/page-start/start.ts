import { DEFAULT_POLICY } from '#platform/browser/own-html.ts'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { returnToPlace } from '#website/navigation/kept-place.ts'
import { showWhereMoved } from '#website/search/floating/position.ts'
import { answerEarly, keepEarlyKeys } from './early-answers.ts'
import { fetchPicturesBelow } from './page-marks.ts'
import { readPageStart } from './page-start.ts'

/** On a busy machine Chromium sometimes finds no idle moment for a page at all. */
const START_WITHIN_MS = 2_000
/** React creates a script element from this text, so that the script does not run. */
const EMPTY_SCRIPT = '<script></script>'

/*
 * The script is the same on every page, so that the policy can name it by its hash. The islands' scripts are fetched
 * once the page was drawn: before, they would compete with the font and the pictures in view.
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

/** Text becomes HTML only as React writes it: as an empty script element, or text without a tag. */
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
