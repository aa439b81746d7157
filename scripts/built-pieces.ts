import type { Plugin } from 'vite'

/** The module of the server that gets the addresses. */
const MODULE = '/src/website/page-start/built-pieces.ts'

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
    apply: 'build',
    load: (id) => (id.endsWith(MODULE) ? `export const BUILT_PIECES = ${JSON.stringify(pieces)}` : null),
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') pieces = findPieces(bundle, sources)
    },
  }
}
