/**
 * Adds to a page's data what only its static HTML shows (`ui/hydration/static-html.tsx`). With a document it is rendered and not sent,
 * so that it is undefined while hydrating; the data for a client-side navigation have it.
 *
 * React Router sends the properties that `Object.keys` lists (its `turbo-stream`).
 */
export function withHtmlOnly<Data extends object, Html extends object>(
  data: Data,
  html: Html,
  { isDocument }: { isDocument: boolean },
): Data & Partial<Html> {
  const whole = Object.assign({ ...data }, html)
  if (isDocument)
    for (const name of Object.keys(html)) Object.defineProperty(whole, name, { enumerable: false })
  return whole
}
