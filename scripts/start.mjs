// `npm start`: installs and builds if needed, and serves.
import { existsSync, readFileSync } from 'node:fs'
import { build, CAN_GIVE_WAY, findNode, install, run } from './prepare.mjs'

// Limits the heap and returns large freed blocks at once, so that memory does not grow needlessly: 100,000 images need
// 200 MB of heap.
const { flags, environment } = JSON.parse(readFileSync(new URL('serving.json', import.meta.url), 'utf8'))

// `.env` may say it too; Node 20.12 and later read it.
if (existsSync('.env')) process.loadEnvFile?.()
install(process.env.DEMO === 'no' ? 'serving' : 'demo')
const node = findNode()
/** By an older Node, which stays until the end: the newer one does what takes memory, and then gives way to the site. */
const HANDED_OVER = '--handed-over'
if (CAN_GIVE_WAY || node === process.execPath || process.argv.includes(HANDED_OVER)) {
  build(node)
  run(node, [...flags, 'src/main.ts'], { ...environment, NODE_ENV: 'production' })
} else run(node, ['scripts/start.mjs', HANDED_OVER], {})
