import type { Plugin } from 'vite'

/** What `src/website/page-start/built-pieces.d.ts` describes. */
const MODULE = 'virtual:built-pieces'
/** How the module is called while it is built, so that no other plugin takes it for a file. */
const RESOLVED = `\0${MODULE}`

/** Where a dynamically imported source is found in the built site. */
type Bundle = Record<string, { type: string; fileName: string; facadeModuleId?: string | null }>

/** Returns the addresses of built scripts by the names of their sources. A source that was not built is missing. */
export function findPieces(bundle: Bundle, sources: Record<string, string>): Record<string, string> {
  const scripts = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const found = Object.entries(sources).flatMap(([name, source]) =>
    scripts
      .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`))
      .map(({ fileName }) => [name, `/${fileName}`]),
  )
  return Object.fromEntries(found)
}

/** Tells the server's build the addresses of scripts for browsers that a page loads by name. The one for browsers is first. */
export function builtPieces(sources: Record<string, string>): Plugin {
  let pieces: Record<string, string> = {}
  return {
    name: 'built-pieces',
    sharedDuringBuild: true,
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(pieces)}` : null),
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') pieces = findPieces(bundle, sources)
    },
  }
}
