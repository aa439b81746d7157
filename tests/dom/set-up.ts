import { afterAll, afterEach, beforeAll } from 'vitest'
import { openDom } from './dom.ts'

// Before React and all that asks at its import whether there is a document.
openDom()
const [{ configure }, { openNetwork }, admin] = await Promise.all([
  import('@testing-library/dom'),
  import('./network.ts'),
  import('./admin.ts'),
])

/** What is waited for comes within milliseconds, and on a busy machine it still comes. */
const SEEN_WITHIN_MS = 30_000

// Whether something is hidden is computed for each of its ancestors; tests name where they look instead.
configure({ asyncUtilTimeout: SEEN_WITHIN_MS, defaultHidden: true, getElementError: toError })
openNetwork()

beforeAll(admin.openAgency)
afterEach(() => admin.endAdmin())
afterAll(admin.closeAgency)

/** With the text of the page instead of its HTML, which is long. */
function toError(message: string | null): Error {
  const text = document.querySelector('[role=dialog], main')?.textContent ?? document.body.textContent
  return new Error(`${message}\n\n${text}`)
}
