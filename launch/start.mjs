// `npm start`: installs, builds and serves, each only when needed.
import { build, findNode, install, run } from './prepare.mjs'

install()
const node = findNode()
build(node)
run(node, ['src/main.ts'], { NODE_ENV: 'production' })
