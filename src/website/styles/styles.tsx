import { createContext, useContext } from 'react'
import { Links } from 'react-router'
import './global.css'
import { inlinedAttribute } from './workaround-inlined-sheets.ts'

/** The order of the cascade, fixed once, whichever order the build puts its rules in. All rules are inside one of these. */
const LAYERS = '@layer reset, tokens, base, layout, components, states, utilities;'

/** Style sheets by their addresses, and all of them as text. */
export type PageStyles = { files: readonly string[]; text: string }

export const NO_STYLES: PageStyles = { files: [], text: '' }

/** The text of the one style element of a built page. */
export function inlineStyles({ text }: PageStyles): string {
  return LAYERS + text
}

/** The styles of the built site's pages, on the server; none in the browser, where they are in the page already. */
export const StylesContext = createContext(NO_STYLES)

/**
 * The styles of the page. Built, they are inline: nothing has to be fetched before the first paint, and all of
 * the pages' own are 13 kB compressed; parts that come later bring theirs. Under development they are the build tool's own style sheets.
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
        dangerouslySetInnerHTML={{ __html: isBuilt ? inlineStyles(styles) : LAYERS }}
      />
      {!isBuilt && <Links />}
    </>
  )
}
