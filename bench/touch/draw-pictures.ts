import pLimit from 'p-limit'
import { USER_AGENT } from '../chromium.ts'

/** As many pictures of a page as a phone loads before anybody scrolls. */
const IN_VIEW = 24
/** The site makes so many at once on a small machine. */
const AT_ONCE = 2
const PICTURE = /\/d?media\/(?:webp\/)?(?:320|640)\/[^"\s]+/g

/**
 * Asks for the pictures of a page, so that none is drawn while the page is measured: the demo's are drawn when they are first
 * asked for, and each minute has another order. Returns a function that does so for a page.
 */
export function openPictures(address: string): (path: string) => Promise<void> {
  const asked = new Set<string>()
  const limit = pLimit(AT_ONCE)
  return async (path) => {
    const answer = await fetch(`${address}${path}`, {
      headers: { 'User-Agent': USER_AGENT, 'Accept-Language': 'en-GB' },
    })
    const found = (await answer.text()).match(PICTURE) ?? []
    const pictures = [...new Set(found.map((picture) => picture.replaceAll('&amp;', '&')))].slice(
      0,
      2 * IN_VIEW,
    )
    const unseen = pictures.filter((picture) => !asked.has(picture))
    await Promise.all(
      unseen.map((picture) =>
        limit(async () => (await fetch(`${address}${picture}`)).arrayBuffer().then(() => asked.add(picture))),
      ),
    )
  }
}
