// `npm run dev`: restarts the server when its sources change; Vite reloads the website.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findNode, install, ROOT, run } from './prepare.mjs'

/** What Vite reloads in the page by itself. */
const RELOADED_BY_VITE = ['website', 'admin']

install('everything')
// Vite uses React Router's development build; the server has to use the same, or they have different React contexts.
const flags = ['--conditions=development']
const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !RELOADED_BY_VITE.includes(entry.name))
  .map(({ name }) => name)
const watched = folders.map((folder) => `--watch-path=src/${folder}`)
run(findNode(), [...flags, ...watched, 'src/main.ts', '--dev'], { NODE_ENV: 'development' })
