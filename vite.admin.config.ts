import { defineConfig } from 'vite'

/** The staff room is a program of its own beside the website: nothing of it is in a piece that visitors load. */
export default defineConfig({
  root: 'src/admin',
  base: '/admin/',
  publicDir: false,
  // While we work; beside the website's own, which knows other packages.
  cacheDir: '../../node_modules/.vite/admin',
  // react-admin asks for the router by its old name; two copies would not know each other's pages.
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
    },
  },
})
