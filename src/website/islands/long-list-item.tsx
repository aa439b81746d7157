import { type ComponentProps, type ReactNode, useContext } from 'react'
import { RequestedAddress } from '#website/navigation/address.ts'
import { IslandRoot } from './island-root.tsx'
import { usePageFacts } from './page-facts.tsx'

const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : null

/**
 * An item of a list of hundreds. The server renders each by itself: React keeps thousands of small strings of every item
 * until the whole page is rendered, and to collect them took longer than to render. What is inside may not use `useId`,
 * which counts from the root.
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
  // To read a letter joins the pieces that the text is kept in until then.
  html.charCodeAt(0)
  return html
}
