import '#website/styles/global.css'
import { createContext, useContext } from 'react'
import { Links } from 'react-router'

/** It fixes the order of the cascade, whichever order the build puts its rules in. */
const LAYERS = '@layer reset, tokens, base, layout, components, states, utilities;'

/** React's types do not know it of links. */
const DISABLED = { disabled: true }

export type PageStyles = { files: readonly string[]; text: string }

export function inlineStyles({ text }: PageStyles): string {
  return LAYERS + text
}

export const StylesContext = createContext<PageStyles>({ files: [], text: '' })

/** Vite adds no style sheet to which the document has a link; a disabled link is not fetched. */
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

type Routes = Readonly<Record<string, { css?: string[] } | undefined>>

export function listSheets(routes: Routes, ids: readonly string[]): string[] {
  const named = ['root', ...ids].flatMap((id) => routes[id]?.css ?? [])
  // React Router marks sheets that a route shares with the root by a trailing `#`.
  return [...new Set(named.map((address) => address.split('#', 1)[0] ?? ''))]
}
