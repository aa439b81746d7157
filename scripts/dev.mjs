// `npm run dev`: the server starts anew when its sources change, the website reloads by itself.
import { findNode, install, run } from './prepare.mjs'

install()
// Vite gives the pages React Router's files for development; ours have to be the same, or neither knows the other's contexts.
const flags = ['--conditions=development']
const watched = ['server', 'agency', 'base'].map((folder) => `--watch-path=src/${folder}`)
run(findNode(), [...flags, ...watched, 'src/main.ts', '--dev'], { NODE_ENV: 'development' })
