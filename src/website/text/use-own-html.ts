import { useMemo } from 'react'
import { trustHtml } from '#platform/browser/own-html.ts'

/** For `dangerouslySetInnerHTML`: HTML that our server rendered, the same object as long as it is the same text. */
export function useOwnHtml(html: string): { __html: string | TrustedHTML } {
  return useMemo(() => ({ __html: trustHtml(html) }), [html])
}
