// Loaded before a program of ours: notes which files it flushes, and keeps a copy of each as it was when it was flushed.
// So a test has what a power cut would leave of the database at the worst, and the order in which things were done.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative } from 'node:path'

const { WATCHED: watched = '', FLUSHED_COPY: copy = '', FLUSH_LOG: log = '' } = process.env
const paths = new WeakMap()
const openFiles = new Map()
const { open, rename } = fs.promises
const { openSync, writeSync, appendFileSync } = fs

const note = (deed, path) => appendFileSync(log, `${deed} ${relative(watched, path)}\n`)

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
// The embedded database writes its log with these.
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
