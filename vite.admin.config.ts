import { defineConfig } from 'vite'

/** The admin is a program of its own beside the website: none of it is in a script that visitors load. */
export default defineConfig({
  root: 'src/admin',
  base: '/admin/',
  publicDir: false,
  // For development; apart from the website's, which has other packages.
  cacheDir: '../../node_modules/.vite/admin',
  // react-admin imports the router by its old name; two copies would not share their context.
  resolve: { alias: { 'react-router-dom': 'react-router' } },
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
      // All of the first screen stays in one file, whatever later screens share with it: many small files compress badly.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
})
