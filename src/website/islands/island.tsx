import { createContext, createElement, type ReactNode, useContext, useId } from 'react'
import { useAddress } from '#website/navigation/address.ts'
import { ISLAND_CLASS, ISLAND_NAME, ISLAND_PROPS } from '#website/page-start/page-marks.ts'
import type { IslandName, PropsOf } from './islands.ts'
import { IslandRoot, usePageFacts } from './page-facts.tsx'

/** The server alone renders pages; browsers load islands only. */
const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : () => ''

export const RenderedIslands = createContext<Set<IslandName>>(new Set())

type IslandProps<Name extends IslandName> = {
  name: Name
  of: (props: PropsOf<Name>) => ReactNode
  /** Written into the page as JSON, so without functions and elements. */
  props: PropsOf<Name>
  /** `span` where the page has text around it. */
  as?: 'div' | 'span'
}

/** A React root over the HTML rendered here, in an element without a box (`islands.css`). The rest stays plain HTML. */
export function Island<Name extends IslandName>({ name, of, props, as: Element = 'div' }: IslandProps<Name>) {
  const id = useId()
  const facts = usePageFacts()
  const address = useAddress()
  useContext(RenderedIslands).add(name)
  const html = renderToString(
    <IslandRoot facts={facts} address={address}>
      {createElement<PropsOf<Name>>(of, props)}
    </IslandRoot>,
    { identifierPrefix: id },
  )
  return (
    <Element
      id={id}
      className={ISLAND_CLASS}
      {...{ [ISLAND_NAME]: name, [ISLAND_PROPS]: JSON.stringify(props) }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it a line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
