import { fsyncSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { fsyncPath } from './durable-folders.ts'

/** An open file or folder in Emscripten's file system. */
type Stream = { nfd: number; node: object }
type NodeFiles = { stream_ops: { fsync?: (stream: Stream) => number }; realPath: (node: object) => string }

/** PGlite turns fsync off, and its fdatasync does nothing. With fsync on, PostgreSQL keeps the order of writes. */
export const DURABLE_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
]

/** `fail` must end the engine: after a failed fsync the system may drop data and report later ones as successful. */
export class FsyncedFiles extends NodeFS {
  private readonly fail: (error: unknown) => never

  constructor(directory: string, fail: (error: unknown) => never) {
    super(directory)
    this.fail = fail
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const opening = await super.init(...parameters)
    opening.emscriptenOpts.preRun?.push((engine) => {
      addFsync(toNodeFiles(engine.NODEFS), this.fail)
    })
    return opening
  }
}

function addFsync(files: NodeFiles, fail: (error: unknown) => never): void {
  /** Files whose names are safe. PostgreSQL flushes folders after renames, and leaves new names to the file system. */
  const named = new WeakSet<object>()
  files.stream_ops.fsync = ({ nfd, node }) => {
    try {
      fsyncSync(nfd)
      if (!named.has(node)) fsyncPath(dirname(files.realPath(node)))
      named.add(node)
      return 0
    } catch (error) {
      return fail(error)
    }
  }
}

/** @throws when PGlite has changed, before anything is written that would not be safe. */
function toNodeFiles(files: unknown): NodeFiles {
  if (isNodeFiles(files)) return files
  throw new Error('This version of PGlite has other files, and cannot make them safe from a power cut.')
}

function isNodeFiles(files: unknown): files is NodeFiles {
  if (typeof files !== 'object' || files === null) return false
  return (
    'realPath' in files &&
    typeof files.realPath === 'function' &&
    'stream_ops' in files &&
    typeof files.stream_ops === 'object'
  )
}
