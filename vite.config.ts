import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileEarly } from './scripts/compile-early.ts'
import { inlineScript } from './scripts/inline-script.ts'
import { scriptBudget } from './scripts/script-budget.ts'
import { scriptList } from './scripts/script-list.ts'

/**
 * A piece is one module with all that it imports; what no piece takes, the build divides by itself. Together scripts
 * compress better than one by one: 4 kB less for the home page. The framework's piece stays in caches when only our own
 * sources change.
 */
const PIECES = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'every-page',
    test: /src\/website\/(entry\.client\.ts|deferred\/deferred-host|layout\/(collection-link|scroll-up|all-styles)|search\/floating\/launcher|image-zoom\/(zoom-host|current-grid)|navigation\/link-clicks|ui\/(person-name|custom-properties))/,
  },
  { name: 'image-grid', test: /src\/website\/image-grid\/image-section-grid\.tsx/ },
]

/** With what every page has in its first moments. */
const ENTRY = 'src/website/entry.client.ts'
const sourceOf = (island: string) => `src/website/${island}.tsx`
/** The scripts that pages name, so that none waits for another. */
const NAMED = {
  sources: [ENTRY, 'messages/de.json', 'messages/en.json'],
  importsOf: 'src/website/islands/islands.ts',
}

/** Bytes, a little more than was built on 2026-11-26. */
const HOME_PAGE = {
  page: 'home page',
  modules: [ENTRY, ...['home/hero', 'image-grid/image-section-grid'].map(sourceOf)],
  brotli: 78_000,
  gzip: 90_000,
}
const PORTFOLIO = {
  page: 'portfolio',
  modules: [
    ENTRY,
    ...['image-grid/pages-of-images', 'ui/share-link', 'recently-viewed/viewed'].map(sourceOf),
  ],
  brotli: 79_500,
  gzip: 91_700,
}

/**
 * The names of classes are in every page, with its styles and in scripts. Vite's own end in the number of their line, which
 * hardly compresses.
 */
function nameClass(name: string, file: string): string {
  const path = relative(import.meta.dirname, file)
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`
}

export default defineConfig({
  css: { modules: { generateScopedName: nameClass } },
  plugins: [
    inlineScript(),
    reactRouter(),
    compileEarly(PIECES.map(({ name }) => name)),
    scriptList(NAMED),
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
    // A page names all that it needs (`script-list.ts`). Named in the scripts as well, it takes 1 kB of each page's.
    modulePreload: { resolveDependencies: () => [] },
    sourcemap: false,
  },
})
