import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * What every page needs comes in two pieces instead of two dozen: they compress 6 kB smaller together, and the framework's
 * piece stays in caches when only our own changes.
 */
const PIECES = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
  },
  {
    name: 'frame',
    test: /(src\/(website\/(shell|search|works|zoom\/zoom-(host|address))|base|agency)\/(?!.*(endless|works-section|read-tiles|use-end|embed|own-html|consent|artist-names|letters|saved-coll|enquiries|field\.|find-names|spellings|query\.ts|(box|floating|picture|results)\/))|site\.config)/,
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false,
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: PIECES } } } } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
  },
})
