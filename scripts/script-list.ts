import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { findScript, firstScripts } from './script-budget.ts'

type Listed = {
  sources: readonly string[]
  /** A module of which all dynamic imports are listed as well. */
  importsOf: string
}

/**
 * Writes the file `scripts.json` beside the assets: for each source the addresses of the scripts that it needs in a browser. A source
 * that is in none fails the build.
 */
export function scriptList({ sources, importsOf }: Listed): Plugin {
  return {
    name: 'script-list',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    generateBundle(_options, bundle) {
      const { root } = this.environment.config
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
      const imported = this.getModuleInfo(`${root}/${importsOf}`)?.dynamicallyImportedIds ?? []
      const list = [...sources, ...imported.map((id) => relative(root, id))].map((source) => {
        const script = findScript(scripts, source)
        if (!script) return this.error(`${source} was not built.`)
        return [source, firstScripts(scripts, [script]).map(({ fileName }) => `/${fileName}`)]
      })
      this.emitFile({
        type: 'asset',
        fileName: 'scripts.json',
        source: JSON.stringify(Object.fromEntries(list)),
      })
    },
  }
}
