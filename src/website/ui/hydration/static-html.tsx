import { type ComponentProps, createElement, useEffect, useId, useState } from 'react'
import { trustHtml } from '#platform/browser/own-html.ts'

type StaticHtmlProps = Omit<ComponentProps<'div'>, 'id' | 'ref' | 'dangerouslySetInnerHTML'> & {
  as?: 'div' | 'figure' | 'nav' | 'section' | 'ul'
  /**
   * For content whose data are not sent with a document (`page-start/html-only.ts`), and which is null without them: when
   * hydration fails, as with a page that an extension has changed, what the server wrote is written again.
   */
  name?: string
}

/** With it React leaves an element's content alone: it neither compares nor writes a text that stays the same. */
const AS_IT_IS = { __html: '' }

/**
 * An element whose content never changes while it is in the page. The content that the server rendered stays as it is: a
 * browser neither renders nor hydrates it, only the element itself. After a client-side navigation it is rendered as
 * usual. Content that depends on something that changes gets a `key`.
 *
 * Inside, nothing can have listeners, state or effects. Links are followed by `layout/use-static-links.ts`.
 *
 * While hydrating, React 19.3 takes over an element with `dangerouslySetInnerHTML` without looking inside
 * (`popHydrationState`), and later writes it only when the text is another than before (`setProp`). Its development build
 * would compare the content without `suppressHydrationWarning`.
 */
export function StaticHtml({ as = 'div', name = '', children, ...attributes }: StaticHtmlProps) {
  const id = useId()
  const [html] = useState(() => findHtml(id, children ? '' : name))
  useEffect(() => void written.delete(name), [name])
  const content = html ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: html } : { children }
  return createElement(as, { ...attributes, id, ...content })
}

/** The elements without data by their names, until the page is hydrated, or rendered anew. */
const written = new Map<string, HTMLElement>()

/**
 * What is hydrated has the id that the server gave it; what a browser renders by itself has a new one. Null for content
 * that is to be rendered.
 */
function findHtml(id: string, name: string): { __html: string | TrustedHTML } | null {
  if (typeof document === 'undefined') return null
  const element = document.getElementById(id)
  if (element && name) written.set(name, element)
  if (element) return AS_IT_IS
  const before = written.get(name)
  return before ? { __html: trustHtml(before.innerHTML) } : null
}
