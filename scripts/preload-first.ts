import type { Plugin } from 'vite'
import { findScript } from './script-budget.ts'

/**
 * Names a script in the HTML that the entry imports dynamically, with what that one imports: it comes together with the
 * entry instead of after it.
 */
export function preloadFirst(source: string): Plugin {
  return {
    name: 'preload-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
        const first = findScript(scripts, source)
        const entries = new Set(scripts.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
        const names = first ? [first.fileName, ...first.imports].filter((name) => !entries.has(name)) : []
        return names.map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/admin/${name}` },
          injectTo: 'head',
        }))
      },
    },
  }
}
