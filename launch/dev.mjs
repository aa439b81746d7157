// `npm run dev`: the server starts anew when its sources change, the website reloads by itself.
import { findNode, install, run } from './prepare.mjs'

install()
run(
  findNode(),
  ['--watch-path=src/server', '--watch-path=src/agency', '--watch-path=src/base', 'src/main.ts', '--dev'],
  {
    NODE_ENV: 'development',
  },
)
