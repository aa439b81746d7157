import { createContext, useContext } from 'react'
import { Links } from 'react-router'
import './global.css'

/** The order of the cascade, fixed once, whichever order the build puts its rules in. All rules are inside one of these. */
const LAYERS = '@layer reset, tokens, base, layout, components, states, utilities;'

/** React's types do not know it of links. */
const DISABLED = { disabled: true }

/** Style sheets by their addresses, and all of them as text. */
export type PageStyles = { files: readonly string[]; text: string }

/** The text of the one style element of a built page. */
export function inlineStyles({ text }: PageStyles): string {
  return LAYERS + text
}

/** The styles of a built page. */
export const StylesContext = createContext<PageStyles>({ files: [], text: '' })

/**
 * The styles of the page. Built, those of its own route are inline: nothing has to be fetched before the first paint,
 * and they are at most 8 kB compressed. Parts that come later bring theirs as files: what loads them (Vite's preload
 * helper) adds a style sheet only where the document has no link to it. A disabled one is such a link, and is not
 * fetched. Under development they are the build tool's own style sheets.
 */
export function Styles() {
  const styles = useContext(StylesContext)
  if (import.meta.env.DEV)
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, which React would escape */}
        <style dangerouslySetInnerHTML={{ __html: LAYERS }} />
        <Links />
      </>
    )
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, which React would escape */}
      <style dangerouslySetInnerHTML={{ __html: inlineStyles(styles) }} />
      {styles.files.map((file) => (
        <link key={file} rel="stylesheet" href={file} {...DISABLED} />
      ))}
    </>
  )
}
