// Preloaded into the program: logs which files it writes, renames and flushes, in this order.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { relative } from 'node:path'

const { WATCHED: watched = '', FLUSH_LOG: log = '' } = process.env
const paths = new WeakMap()
const openFiles = new Map()
const { open, rename } = fs.promises
const { openSync, writeSync, fsyncSync, appendFileSync } = fs

const note = (action, path) => appendFileSync(log, `${action} ${relative(watched, path)}\n`)

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
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor)
  note('sync', openFiles.get(descriptor) ?? '')
}

const own = await open(import.meta.filename)
const handles = Object.getPrototypeOf(own)
await own.close()
const { sync } = handles
handles.sync = async function () {
  await sync.call(this)
  note('sync', paths.get(this) ?? '')
}
syncBuiltinESMExports()
