import { createContext, useContext } from 'react'
import { Links } from 'react-router'
import './global.css'

/** The order of the cascade, fixed once, whichever order the build puts its rules in. All stand inside one of these. */
const LAYERS = '@layer reset, tokens, base, layout, components, states, utilities;'

/** Says in the page which style sheets stand in it. */
const HOLDS = 'data-holds'

/** Style sheets by their addresses, and all of them as text. */
export type PageStyles = { files: readonly string[]; text: string }

export const NO_STYLES: PageStyles = { files: [], text: '' }

/** What stands in the one style element of a built page. */
export function inlineStyles({ text }: PageStyles): string {
  return LAYERS + text
}

/** The styles of the built site's pages, on the server; none in the browser, where they stand in the page already. */
export const StylesContext = createContext(NO_STYLES)

/**
 * The styles of the page. Built, they stand in the page itself: nothing has to be fetched before the first paint, and all of
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
        {...{ [HOLDS]: styles.files.join(' ') }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, which React would escape
        dangerouslySetInnerHTML={{ __html: isBuilt ? inlineStyles(styles) : LAYERS }}
      />
      {!isBuilt && <Links />}
    </>
  )
}

/**
 * Parts that come later ask for the style sheets they share with the page. Those that stand in it must not come again, in
 * another order: for the build tool a sheet is there as soon as a link says so, even one that is switched off.
 */
export function tellWhatIsThere(): void {
  const held = document.querySelector(`style[${HOLDS}]`)?.getAttribute(HOLDS) ?? ''
  for (const href of held.split(' ').filter(Boolean))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    )
}
