// Preloaded into the program: logs which files it flushes, and copies each at its flush. The copies are what the worst
// power cut would leave of the database, and the log has the order of the actions.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative } from 'node:path'

const { WATCHED: watched = '', FLUSHED_COPY: copy = '', FLUSH_LOG: log = '' } = process.env
const paths = new WeakMap()
const openFiles = new Map()
const { open, rename } = fs.promises
const { openSync, writeSync, appendFileSync } = fs

const note = (action, path) => appendFileSync(log, `${action} ${relative(watched, path)}\n`)

function keep(path) {
  const name = relative(watched, path)
  if (!name.startsWith('db')) return
  if (fs.statSync(path).isDirectory()) return void fs.mkdirSync(join(copy, name), { recursive: true })
  fs.mkdirSync(dirname(join(copy, name)), { recursive: true })
  fs.copyFileSync(path, join(copy, name))
}

fs.promises.open = async (path, ...rest) => {
  const handle = await open(path, ...rest)
  paths.set(handle, String(path))
  return handle
}
fs.promises.rename = async (from, to) => {
  note('rename', to)
  return rename(from, to)
}
// The embedded database uses these functions for its log.
fs.openSync = (path, ...rest) => {
  const descriptor = openSync(path, ...rest)
  openFiles.set(descriptor, String(path))
  return descriptor
}
fs.writeSync = (descriptor, ...rest) => {
  const path = openFiles.get(descriptor) ?? ''
  if (path.includes('pg_wal')) note('write', path)
  return writeSync(descriptor, ...rest)
}

const own = await open(import.meta.filename)
const handles = Object.getPrototypeOf(own)
await own.close()
const { sync } = handles
handles.sync = async function () {
  const path = paths.get(this) ?? ''
  keep(path)
  await sync.call(this)
  note('sync', path)
}
syncBuiltinESMExports()
