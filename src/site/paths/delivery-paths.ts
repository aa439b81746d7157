import { SCREENS } from '#site/site-map.ts'

/** A file's id, or `zip` for all. The same in both languages: it is a file, not a page. */
export const DOWNLOAD_PATH = `${SCREENS.delivery.pattern.de}/:what`
/** What proves that the licence was accepted. */
export const PASS_PARAMETER = 'p'
/** Holds what a visitor was let in with, on the pages of one delivery. */
export const DELIVERY_COOKIE = 'delivery'

export function downloadPath(secret: string, what: string, pass: string): string {
  const path = DOWNLOAD_PATH.replace(':id', secret).replace(':what', what)
  return `${path}?${PASS_PARAMETER}=${encodeURIComponent(pass)}`
}
