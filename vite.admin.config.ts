import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { preloadFirst } from './scripts/preload-first.ts'
import { scriptBudget } from './scripts/script-budget.ts'

const PROGRAM = 'src/admin/start/start-admin.tsx'
const TEXTS = /src\/admin\/messages\/(de|en)\/all\.ts$/

/** All that loads before the first screen, in bytes; a little more than was built on 2026-11-26. */
const FIRST_SCREENS = ['de', 'en'].map((language) => ({
  page: `staff application (${language})`,
  modules: ['src/admin/index.html', PROGRAM, `src/admin/messages/texts-${language}.ts`],
  brotli: 345_000,
  gzip: 415_000,
}))

/** Lists and forms of all resources but the inbox; a hyphen is in the names of their parts. */
const SCREENS_OF_RECORDS = /src\/admin\/resources\/(?:\w+\/)?(?!inbox)(?:[a-z]+|image-edit)\.tsx$/
const NO_TABLE_WRITER = fileURLToPath(
  new URL('src/admin/start/workaround-no-table-writer.ts', import.meta.url),
)

/** The admin is a program of its own beside the website: none of it is in a script that visitors load. */
export default defineConfig({
  root: 'src/admin',
  base: '/admin/',
  publicDir: false,
  // For development; apart from the website's, which has other packages.
  cacheDir: '../../node_modules/.vite/admin',
  // react-admin imports the router by its old name; two copies would not share their context.
  resolve: { alias: { 'react-router-dom': 'react-router', 'jsonexport/dist/index.js': NO_TABLE_WRITER } },
  plugins: [preloadFirst(PROGRAM), scriptBudget(FIRST_SCREENS)],
  build: {
    outDir: '../../build/admin',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // One lazily loaded program for people who stay all day: react-admin alone is more than what Vite warns about.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // Half of the libraries mark their files for servers that draw React; here everything runs in the browser.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
      // The entry is small and loads the rest side by side. All of the first screen stays in one file, whatever later
      // screens share with it: many small files compress badly.
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language] = TEXTS.exec(facadeModuleId ?? '') ?? []
          return `assets/${language ? `texts-${language}` : '[name]'}-[hash].js`
        },
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'first', test: /src\/admin\/start\/start-admin\.tsx$/, priority: 1 },
            { name: 'records', test: SCREENS_OF_RECORDS },
          ],
        },
      },
    },
  },
})
