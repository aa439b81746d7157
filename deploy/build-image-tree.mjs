// `node deploy/build-image-tree.mjs FOLDER`: writes what the image holds below FOLDER/app: the program, built, the packages that it
// loads, and one Node. `deploy/Dockerfile` runs it, and `npm run test:image` without Docker.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, findNode, install, ROOT, refuse } from '../scripts/prepare.mjs'

/** What serving and the commands of `src/cli` read. */
const PROGRAM = [
  ...['package.json', 'site.config.ts', 'src', 'build', 'messages', 'content', 'migrations', 'models'],
  ...['scripts/serving.json', 'deploy/serve.mjs', 'NOTICE'],
]
/** Of the sources: tests, what is in the build alone, and what only `npm run dev` and the build load. */
const LEFT_OUT = [
  /\.test\.tsx?$/,
  /^src\/admin$/,
  /^src\/website\/.*\.(?:tsx|css)$/,
  /^src\/website\/routes\.ts$/,
  /^src\/server\/pages\/website-in-development\.ts$/,
  /^build\/client\/(?!$|assets|scripts\.json)/,
  /^migrations\/meta\/.*snapshot\.json$/,
]
const target = process.argv[2]
if (!target) refuse('Name the folder to write to.')
const app = join(target, 'app')
await install('serving')
const node = findNode()
build(node)
for (const path of PROGRAM) copy(path, (from) => LEFT_OUT.some((pattern) => pattern.test(from)))
for (const path of listPackages()) copy(path, (from) => from === `${path}/node_modules`)
mkdirSync(join(app, 'bin'))
cpSync(realpathSync(node), join(app, 'bin/node'))

function copy(path, isLeft) {
  mkdirSync(dirname(join(app, path)), { recursive: true })
  const filter = (from) => !isLeft(relative(ROOT, from))
  cpSync(join(ROOT, path), join(app, path), { recursive: true, filter })
}

/** The folders of the packages that the program names, and of all that these depend on. */
function listPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const sources = globSync(join(app, '{src,build/server}/**/*.{ts,tsx,js}'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  // Where it is a key, it is part of package.json, which the build has whole for its version.
  const isNamed = (name) =>
    new RegExp(`(['"\`])${name.replaceAll('.', '[.]')}(?:/|\\1(?!\\s*:))`).test(sources)
  const found = new Set()
  const add = (folder) => {
    if (found.has(folder) || !existsSync(join(ROOT, folder))) return
    found.add(folder)
    for (const name of needsOf(packages, folder)) {
      const place = placeOf(packages, folder, name)
      if (place) add(place)
    }
  }
  for (const name of Object.keys(packages[''].dependencies).filter(isNamed)) add(`node_modules/${name}`)
  return [...found]
}

/**
 * Of what a package can do without, it gets what is for this machine alone, its binaries, and among its peers what we have
 * ourselves.
 */
function needsOf(packages, folder) {
  const { dependencies, optionalDependencies = {}, peerDependencies, peerDependenciesMeta } = packages[folder]
  const isBinary = (name) => packages[placeOf(packages, folder, name) ?? '']?.cpu !== undefined
  const isWanted = (name) => !peerDependenciesMeta?.[name]?.optional || name in packages[''].dependencies
  return [
    ...Object.keys(dependencies ?? {}).filter((name) => !(name in optionalDependencies)),
    ...Object.keys(optionalDependencies).filter(isBinary),
    ...Object.keys(peerDependencies ?? {}).filter(isWanted),
  ]
}

/** Where Node finds a package from another one's folder. */
function placeOf(packages, folder, name) {
  const own = `${folder}/node_modules/${name}`
  if (packages[own]) return own
  const outer = folder.lastIndexOf('/node_modules/')
  if (outer >= 0) return placeOf(packages, folder.slice(0, outer), name)
  const top = `node_modules/${name}`
  return packages[top] ? top : null
}
