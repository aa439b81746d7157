// `npm start`: installs and builds if needed, and serves.
import { existsSync, readFileSync } from 'node:fs'
import { build, findNode, install, run } from './prepare.mjs'

// Limits the heap and returns large freed blocks at once, so that memory does not grow needlessly: 100,000 images need
// 200 MB of heap.
const { flags, environment } = JSON.parse(readFileSync(new URL('serving.json', import.meta.url), 'utf8'))

// `.env` may say it too; Node 20.12 and later read it.
if (existsSync('.env')) process.loadEnvFile?.()
install(process.env.DEMO === 'no' ? 'serving' : 'demo')
const node = findNode()
build(node)
run(node, [...flags, 'src/main.ts'], { ...environment, NODE_ENV: 'production' })
