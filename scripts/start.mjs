// `npm start`: installs, builds and serves, each only when needed.
import { readFileSync } from 'node:fs'
import { build, findNode, install, run } from './prepare.mjs'

// Keeps garbage and freed memory from piling up where there would be room, and gives large pieces back at once: 100,000 images live in 200 MB of heap.
const { flags, environment } = JSON.parse(readFileSync(new URL('serving.json', import.meta.url), 'utf8'))

install()
const node = findNode()
build(node)
run(node, [...flags, 'src/main.ts'], { ...environment, NODE_ENV: 'production' })
