import { defineConfig } from 'vite'

/** The page that describes the APIs, built after the staff's program and beside it: neither loads anything of the other. */
export default defineConfig({
  root: 'src/admin',
  base: '/admin/',
  publicDir: false,
  build: {
    outDir: '../../build/admin',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    // swagger-ui comes as one file.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: 'src/admin/api-docs.html' },
  },
})
