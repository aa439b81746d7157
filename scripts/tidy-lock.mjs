// `npm run lock`: resolves the packages anew and makes a lockfile that `npm ci` accepts on every machine. It is written in the
// oldest form first, which knows versions alone: npm then asks the registry anew for all else, and so learns which packages
// are deprecated by now.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, ROOT, refuse, tell } from './prepare.mjs'

const LOCKFILE = join(ROOT, 'package-lock.json')
/** The fields that the registry has of a package, whatever it is called here. */
const OF_PACKAGE = ['license', 'engines', 'peerDependencies', 'peerDependenciesMeta', 'deprecated']

for (const version of [1, 3]) {
  const parameters = ['install', '--package-lock-only', `--lockfile-version=${version}`, '--loglevel=error']
  if (npm(parameters, { stdio: 'inherit' }).status !== 0)
    refuse('npm could not resolve the packages; the lines above say why.')
}
const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8'))
const dropped = dropUnlocked(lock.packages)
completeAliases(lock.packages)
forgetAddresses(lock.packages)
writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`)
tell(`The lockfile is tidy; ${dropped} packages for other systems than ours are not part of it.`)

/**
 * Binaries for unsupported systems are optional, and not every registry has all of them: npm then locks the name
 * without the package, and `npm ci` refuses the file. Such names are removed.
 */
function dropUnlocked(packages) {
  let count = 0
  for (const [path, entry] of Object.entries(packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (isLocked(packages, path, name)) continue
      delete entry.optionalDependencies[name]
      count += 1
    }
  }
  return count
}

/** Whether Node would resolve the package from there: beside it, or beside any package around it. */
function isLocked(packages, path, name) {
  const folders = path.split('/node_modules/')
  return (
    folders.some((_, at) => {
      const around = folders.slice(0, folders.length - at).join('/node_modules/')
      return `${around}/node_modules/${name}` in packages
    }) || `node_modules/${name}` in packages
  )
}

/** npm asks the registry nothing about a package that is locked under another name as well. */
function completeAliases(packages) {
  for (const entry of Object.values(packages)) {
    const itself = packages[`node_modules/${entry.name}`]
    if (!entry.integrity || itself?.integrity !== entry.integrity) continue
    for (const field of OF_PACKAGE) if (field in itself) entry[field] ??= itself[field]
  }
}

/** Without registry addresses, packages come from the configured registry; their hashes are verified. */
function forgetAddresses(packages) {
  for (const entry of Object.values(packages)) if (!entry.link) delete entry.resolved
}
