import { createContext, useContext } from 'react'
import { Links } from 'react-router'
import './global.css'
import { inlinedAttribute, PRECEDENCE } from './workaround-inlined-sheets.ts'
import { useRouteSheets } from './workaround-route-sheets.ts'

/** The order of the cascade, fixed once, whichever order the build puts its rules in. All rules are inside one of these. */
const LAYERS = '@layer reset, tokens, base, layout, components, states, utilities;'

/** Style sheets by their addresses, and all of them as text. */
export type PageStyles = { files: readonly string[]; text: string }

/** The text of the one style element of a built page. */
export function inlineStyles({ text }: PageStyles): string {
  return LAYERS + text
}

/** The styles of a built page, on the server; none in the browser, where they are in the page already. */
export const StylesContext = createContext<PageStyles>({ files: [], text: '' })

/**
 * The styles of the page. Built, those of its own route are inline: nothing has to be fetched before the first paint, and
 * they are at most 8 kB compressed. Parts that come later bring theirs as files, and so do the pages that
 * visitors go on to. Under development they are the build tool's own style sheets.
 */
export function Styles() {
  const styles = useContext(StylesContext)
  const isBuilt = import.meta.env.PROD
  return (
    <>
      <style
        // The browser has nothing to compare: what the server wrote stays.
        suppressHydrationWarning
        {...inlinedAttribute(styles.files)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, which React would escape
        dangerouslySetInnerHTML={{ __html: isBuilt && import.meta.env.SSR ? inlineStyles(styles) : LAYERS }}
      />
      {!isBuilt && <Links />}
      {isBuilt && !import.meta.env.SSR && <RouteSheets />}
    </>
  )
}

/** React shows the page when these are loaded, and keeps them. */
function RouteSheets() {
  return useRouteSheets().map((address) => (
    <link key={address} rel="stylesheet" href={address} precedence={PRECEDENCE} />
  ))
}
