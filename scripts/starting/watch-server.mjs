import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** What the server reads, at its start or later. */
const FOLDERS = ['src', 'demo', 'messages', 'content']
const FILES = ['site.config.ts', '.env']
/** What Vite reloads in the page by itself. */
const RELOADED_BY_VITE = [join('src', 'website'), join('src', 'admin')]
/** Not what editors keep beside a file while it is open. */
const SOURCE = /^[^.].*\.\w+$/

/**
 * Tells when something changes that the server reads. Each folder is watched by itself: Node’s own watching, of files or of
 * whole trees, loses a file once an editor has put another in its place.
 * @param {string} root
 * @param {(path: string) => void} onChange
 * @returns {() => void} what ends it
 */
export function watchServer(root, onChange) {
  const watchers = [
    watch(root, (_, name) => FILES.includes(name) && onChange(name)),
    ...FOLDERS.flatMap((folder) => listFolders(root, folder)).map((folder) =>
      watch(join(root, folder), (_, name) => SOURCE.test(name) && onChange(join(folder, name))),
    ),
  ]
  return () => {
    for (const watcher of watchers) watcher.close()
  }
}

/** The folder and those below it. */
function listFolders(root, folder) {
  const below = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => join(folder, name))
    .filter((path) => !RELOADED_BY_VITE.includes(path))
  return [folder, ...below.flatMap((path) => listFolders(root, path))]
}
