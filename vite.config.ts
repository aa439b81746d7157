import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { builtPieces } from './scripts/built-pieces.ts'
import { compileEarly } from './scripts/compile-early.ts'
import { lateRouter } from './scripts/late-router.ts'
import { scriptBudget } from './scripts/script-budget.ts'

/**
 * A piece is one module with all that it imports; what no piece takes, the build divides by itself. Together scripts
 * compress better than one by one: 4 kB less for the home page. The framework's piece stays in caches when only our own
 * sources change.
 */
const PIECES = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/(?!.*\?)/,
  },
  { name: 'every-page', test: /src\/website\/root\.tsx/ },
  { name: 'image-grid', test: /src\/website\/image-grid\/section\/image-section-grid\.tsx/ },
]

/** What a page loads beside its first scripts: it comes with them instead of after them. */
const COMES_WITH_THEM = {
  de: 'messages/de.json',
  en: 'messages/en.json',
  router: 'src/website/late-router/workaround-whole-router.ts',
}

/** Bytes, a little more than was built on 2026-11-23. */
const HOME_PAGE = {
  page: 'home page',
  modules: ['src/website/entry.client.tsx', 'src/website/root.tsx', 'src/website/home/home-page.tsx'],
  brotli: 100_000,
  gzip: 114_800,
}
const PORTFOLIO = {
  page: 'portfolio',
  modules: [
    'src/website/entry.client.tsx',
    'src/website/root.tsx',
    'src/website/portfolio/portfolio-page.tsx',
  ],
  brotli: 103_500,
  gzip: 118_600,
}

export default defineConfig({
  plugins: [
    lateRouter(),
    builtPieces(COMES_WITH_THEM),
    reactRouter(),
    compileEarly(PIECES.map(({ name }) => name)),
    scriptBudget([HOME_PAGE, PORTFOLIO]),
  ],
  publicDir: false,
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: PIECES } } } } },
  },
  build: {
    target: 'es2022',
    // With the popovers that the pages use. Colours would else be sent twice, for browsers without theirs.
    cssTarget: ['chrome114', 'edge114', 'firefox125', 'safari17', 'ios17'],
    assetsInlineLimit: 0,
    sourcemap: false,
  },
})
