import { type ComponentProps, type ReactNode, useContext } from 'react'
import { RequestedAddress } from '#website/navigation/address.ts'
import { IslandRoot, usePageFacts } from './page-facts.tsx'

const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : null

/**
 * For lists of hundreds: React would keep thousands of small strings until the page is rendered, and collecting them
 * took longer than rendering. The content may not use `useId`, which counts from the root.
 */
export function LongListItem({ children, ...attributes }: ComponentProps<'li'>) {
  if (!renderToString) return <li {...attributes}>{children}</li>
  return <RenderedItem {...attributes}>{children}</RenderedItem>
}

function RenderedItem({ children, ...attributes }: ComponentProps<'li'>) {
  const facts = usePageFacts()
  const address = useContext(RequestedAddress)
  const html = renderWhole(
    <IslandRoot facts={facts} address={address}>
      {children}
    </IslandRoot>,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it a line above
  return <li {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

function renderWhole(content: ReactNode): string {
  const html = renderToString?.(content) ?? ''
  // Reading one character joins the pieces in which the text is stored until then.
  html.charCodeAt(0)
  return html
}
