// `npm start`: installs and builds if needed, and serves.
import { readFileSync } from 'node:fs'
import { build, findNode, install, run } from './prepare.mjs'

// Limits the heap and returns large freed blocks at once, so that memory does not grow needlessly: 100,000 images need
// 200 MB of heap.
const { flags, environment } = JSON.parse(readFileSync(new URL('serving.json', import.meta.url), 'utf8'))

install('serving')
const node = findNode()
build(node)
run(node, [...flags, 'src/main.ts'], { ...environment, NODE_ENV: 'production' })
