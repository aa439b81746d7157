// `npm run lock`, after npm has resolved the packages anew: what `npm ci` needs to accept the lockfile everywhere.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, tell } from './prepare.mjs'

const LOCKFILE = join(ROOT, 'package-lock.json')

const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8'))
const dropped = dropUnlocked(lock.packages)
forgetAddresses(lock.packages)
writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`)
tell(`The lockfile is tidy; ${dropped} packages for other systems than ours are not part of it.`)

/**
 * Binaries for systems that this program does not run on are optional, and not every registry carries all of them: npm then
 * locks the name without the package, and `npm ci` refuses the file. A name without a package is taken out.
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

/** Whether Node would find the package from there: beside it, or beside any package around it. */
function isLocked(packages, path, name) {
  const folders = path.split('/node_modules/')
  return (
    folders.some((_, at) => {
      const around = folders.slice(0, folders.length - at).join('/node_modules/')
      return `${around}/node_modules/${name}` in packages
    }) || `node_modules/${name}` in packages
  )
}

/** Packages come from whichever registry npm is set to; the hash of each says whether it is the right one. */
function forgetAddresses(packages) {
  for (const entry of Object.values(packages)) if (!entry.link) delete entry.resolved
}
