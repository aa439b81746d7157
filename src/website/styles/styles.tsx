import { createContext, useContext } from 'react'
import { Links } from 'react-router'
import './global.css'

/** The order of the cascade, fixed once, whichever order the build puts its rules in. All stand inside one of these. */
const LAYERS = '@layer reset, tokens, base, layout, components, states, utilities;'

/** All styles of the built site as text, on the server; empty in the browser, where they stand in the page already. */
export const StylesContext = createContext('')

/**
 * The styles of the page. Built, they stand in the page itself: nothing has to be fetched before the first paint, and all of
 * them are 6 kB compressed. Under development they are the build tool's own style sheets.
 */
export function Styles() {
  const styles = useContext(StylesContext)
  const isBuilt = import.meta.env.PROD
  return (
    <>
      <style
        // The browser has no text to compare: what the server wrote stays.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, which React would escape
        dangerouslySetInnerHTML={{ __html: isBuilt ? LAYERS + styles : LAYERS }}
      />
      {!isBuilt && <Links />}
    </>
  )
}
