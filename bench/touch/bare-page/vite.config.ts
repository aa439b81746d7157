import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  logLevel: 'error',
  // What is built lies in a temporary folder, from where packages cannot be found.
  ssr: { noExternal: true },
})
