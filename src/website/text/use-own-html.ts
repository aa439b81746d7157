import { useMemo } from 'react'
import { trustHtml } from '#platform/browser/own-html.ts'

/** The same object while the text is the same. */
export function useOwnHtml(html: string): { __html: string | TrustedHTML } {
  return useMemo(() => ({ __html: trustHtml(html) }), [html])
}
