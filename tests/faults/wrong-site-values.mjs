// Loaded before a program: it then reads `site.config.ts` with a product word that is no single word.
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/site.config.ts')) return loaded
    const source = String(loaded.source).replace("productWord: 'Zeichner'", "productWord: 'zwei Wörter'")
    return { ...loaded, source }
  },
})
