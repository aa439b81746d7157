// Removes from the installed packages what this machine never reads: plain JavaScript without packages, as `prepare.mjs`.
import { existsSync, readdirSync, rmSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Peers that other packages name as optional, and what these bring: npm installs them, and nothing that serves loads them. */
export const UNLOADED_BY_SERVING = [
  'typescript',
  '@typescript',
  'drizzle-kit',
  'esbuild',
  '@esbuild',
  '@esbuild-kit',
]
const NODE = /^node-linux-/
/** For editors and debuggers. */
const FOR_DEVELOPERS = /(?:\.d\.[cm]?ts|\.map)$/
/** Ten thousand icons, each twice: the build reads the modules (`.mjs`) alone. */
const ICONS = '@mui/icons-material'

/**
 * @param {string} packages `node_modules`
 * @param {'serving' | 'demo' | 'everything'} scope
 * @param {boolean} needsNode whether the machine's own Node is too old
 */
export function slimPackages(packages, scope, needsNode) {
  removeForeignBinaries(join(packages, 'onnxruntime-node/bin'))
  if (!needsNode) removeNode(packages)
  if (scope === 'everything') return
  for (const name of listNames(packages, NODE)) remove(join(packages, name, 'include'))
  for (const name of UNLOADED_BY_SERVING) remove(join(packages, name))
  for (const name of listNames(join(packages, ICONS), /\.js$/)) unlinkSync(join(packages, ICONS, name))
  removeFiles(packages, FOR_DEVELOPERS)
}

/** The machine has its own, which is as good. */
function removeNode(packages) {
  // A link that leads nowhere would stay.
  remove(join(packages, '.bin/node'))
  for (const name of listNames(packages, NODE)) remove(join(packages, name))
}

/** The inference runtime comes for all systems in one package. */
function removeForeignBinaries(binaries) {
  for (const version of listNames(binaries))
    for (const platform of listNames(join(binaries, version)))
      for (const arch of listNames(join(binaries, version, platform)))
        if (platform !== process.platform || arch !== process.arch)
          remove(join(binaries, version, platform, arch))
}

function removeFiles(folder, pattern) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeFiles(path, pattern)
    else if (pattern.test(entry.name)) unlinkSync(path)
  }
}

function listNames(folder, pattern = /./) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => pattern.test(name)) : []
}

function remove(path) {
  rmSync(path, { recursive: true, force: true })
}
