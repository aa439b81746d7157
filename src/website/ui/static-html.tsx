import { type ComponentProps, createElement, useId, useState } from 'react'

type StaticHtmlProps = Omit<ComponentProps<'div'>, 'id' | 'ref' | 'dangerouslySetInnerHTML'> & {
  as?: 'div' | 'figure' | 'nav' | 'section' | 'ul'
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
export function StaticHtml({ as = 'div', children, ...attributes }: StaticHtmlProps) {
  const id = useId()
  const [isServers] = useState(() => isInPage(id))
  const content = isServers
    ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: AS_IT_IS }
    : { children }
  return createElement(as, { ...attributes, id, ...content })
}

/** What is hydrated has the id that the server gave it; what a browser renders by itself has a new one. */
function isInPage(id: string): boolean {
  return typeof document !== 'undefined' && document.getElementById(id) !== null
}
