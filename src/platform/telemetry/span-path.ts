/** What addresses are made of: words. An id, a number or a secret is none. */
const WORD = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}(?:\.[a-z]{2,5})?$/
/** No address of ours has more. */
const MOST_PARTS = 6
const LEFT_OUT = '{}'

/** The path as a span may name it: without query, and with `{}` for whatever could tell of somebody. */
export function spanPath(url: string): string {
  const [path = ''] = url.split('?')
  const parts = path.split('/').slice(1, MOST_PARTS + 1)
  return `/${parts.map((part) => (part === '' || WORD.test(part) ? part : LEFT_OUT)).join('/')}`
}
