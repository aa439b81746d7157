// Preloaded into the writer and its threads: appends each change of the watched folder to a file, in the order in which
// the system was asked for it, with the bytes. What the writer prints is recorded as well, so that the file says what was
// acknowledged before which write. The synchronous functions of Node, which the embedded database uses, and what the file
// store does by promises: noted when it is done.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { relative, resolve, sep } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const { RECORDED_FOLDER: folder = '', RECORD_FILE: file = '' } = process.env
const STANDARD_OUTPUT = 1
/** Stands for what is opened by promises, one after the other. */
const BY_PROMISE = -1
// Not the processes that it starts, which inherit its environment; their descriptors are others.
process.env.RECORDED_PROCESS ??= String(process.pid)
const isRecorded = process.env.RECORDED_PROCESS === String(process.pid)
const { writevSync } = fs
const record = fs.openSync(file, 'a')

/** One call of the system for each, so that threads do not mix. */
function note(change, bytes = Buffer.alloc(0)) {
  if (!isRecorded) return
  const data = Buffer.from(bytes)
  writevSync(record, [Buffer.from(`${JSON.stringify({ ...change, length: data.length })}\n`), data])
}

/** Null for what is elsewhere. */
function nameOf(path) {
  const name = relative(folder, resolve(String(path)))
  return name.startsWith(`..${sep}`) || name === '..' || name === 'lock' || name.startsWith('spool')
    ? null
    : name
}

function watch(called, noteCall) {
  const original = fs[called]
  fs[called] = (...parameters) => {
    const result = original(...parameters)
    noteCall(parameters, result)
    return result
  }
}

const watched = new Set()

watch('openSync', ([path, flags], descriptor) => {
  const name = nameOf(path)
  watched.delete(descriptor)
  if (name === null) return
  watched.add(descriptor)
  const creates = typeof flags === 'number' ? (flags & fs.constants.O_CREAT) !== 0 : /[wa]/.test(flags ?? 'r')
  const empties = typeof flags === 'number' ? (flags & fs.constants.O_TRUNC) !== 0 : /w/.test(flags ?? 'r')
  note({ kind: 'open', name, descriptor, creates, empties })
})
watch('closeSync', ([descriptor]) => watched.delete(descriptor))
watch('writeSync', ([descriptor, data, offset = 0, length, position]) => {
  if (descriptor === STANDARD_OUTPUT && isMainThread) note({ kind: 'said', text: String(data).trim() })
  if (!watched.has(descriptor)) return
  const bytes =
    typeof data === 'string' ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset + offset, length)
  note({ kind: 'write', descriptor, position: position ?? 0 }, bytes)
})
watch('fsyncSync', ([descriptor]) => {
  if (watched.has(descriptor)) note({ kind: 'fsync', descriptor })
})
watch('ftruncateSync', ([descriptor, size = 0]) => {
  if (watched.has(descriptor)) note({ kind: 'truncate', descriptor, size })
})
const watchPath = (called, toChange) =>
  watch(called, ([path, ...rest]) => {
    const name = nameOf(path)
    if (name !== null) note(toChange(name, ...rest))
  })
watchPath('truncateSync', (name, size = 0) => ({ kind: 'truncate', name, size }))
watchPath('writeFileSync', (name) => ({ kind: 'create', name }))
watchPath('mkdirSync', (name) => ({ kind: 'mkdir', name }))
watchPath('unlinkSync', (name) => ({ kind: 'unlink', name }))
watchPath('rmdirSync', (name) => ({ kind: 'unlink', name }))
watchPath('rmSync', (name) => ({ kind: 'unlink', name }))
watchPath('renameSync', (name, to) => ({ kind: 'rename', name, to: nameOf(to) }))

const { rename, mkdir, writeFile, open } = fs.promises
fs.promises.rename = async (from, to) => {
  if (String(to).endsWith('.taken')) note({ kind: 'said', text: `enquiry ${String(from).split(sep).at(-1)}` })
  await rename(from, to)
  const names = [nameOf(from), nameOf(to)]
  if (!names.includes(null)) note({ kind: 'rename', name: names[0], to: names[1] })
}
fs.promises.mkdir = async (path, options) => {
  const firstMade = await mkdir(path, options)
  const parts = nameOf(path)?.split(sep) ?? []
  for (const at of parts.keys()) note({ kind: 'mkdir', name: parts.slice(0, at + 1).join('/') })
  return firstMade
}
fs.promises.writeFile = async (path, data, options) => {
  await writeFile(path, data, options)
  const name = nameOf(path)
  if (name === null) return
  note({ kind: 'open', name, descriptor: BY_PROMISE, creates: true, empties: true })
  note({ kind: 'write', descriptor: BY_PROMISE, position: 0 }, Buffer.from(data))
  if (options?.flush) note({ kind: 'fsync', descriptor: BY_PROMISE })
}
fs.promises.open = async (path, ...rest) => {
  const handle = await open(path, ...rest)
  const name = nameOf(path)
  const { sync } = handle
  handle.sync = async () => {
    await sync.call(handle)
    if (name === null) return
    note({ kind: 'open', name, descriptor: BY_PROMISE, creates: false, empties: false })
    note({ kind: 'fsync', descriptor: BY_PROMISE })
  }
  return handle
}
if (isMainThread) note({ kind: 'start' })
syncBuiltinESMExports()
