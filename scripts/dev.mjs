// `npm run dev`: restarts the server when its sources change; Vite reloads the website.
import { findNode, install, run } from './prepare.mjs'

install()
// Vite uses React Router's development build; the server has to use the same, or they have different React contexts.
const flags = ['--conditions=development']
const watched = ['server', 'agency', 'base'].map((folder) => `--watch-path=src/${folder}`)
run(findNode(), [...flags, ...watched, 'src/main.ts', '--dev'], { NODE_ENV: 'development' })
