// `npm run build`: builds the website for production when its sources changed.
import { build, findNode, install } from './prepare.mjs'

await install('serving')
build(findNode())
