import { setTimeout as wait } from 'node:timers/promises'
import { commandOf, fieldMb, proportionalMb, readOrEmpty, treeOf } from '#tests/process-tree.ts'

const SAMPLE_EVERY_MS = 500

/**
 * Megabytes of a site: of all its processes, and of each kind of them. What they share is divided between them, so that all
 * add up.
 */
export type Memory = { all: number; byRole: ReadonlyMap<string, number> }

/** The programs that the site starts, by a part of their command. */
const ROLES = [
  ['decoding/decode.ts', 'decoders'],
  ['embedding/raw-features.ts', 'embedding'],
  ['fitting/fit-pages.ts', 'fitting'],
] as const

/** Reading it takes the kernel some milliseconds for each process. */
export function readMemory(pid: number): Memory {
  const byRole = new Map<string, number>()
  for (const id of treeOf(pid)) {
    const role = id === pid ? 'site' : roleOf(id)
    byRole.set(role, (byRole.get(role) ?? 0) + proportionalMb(id))
  }
  return { all: [...byRole.values()].reduce((sum, mb) => sum + mb, 0), byRole }
}

/** Of the site's own process, what is malloc's main heap, mapped from files, or anonymous: V8, threads, large pieces. */
export function readParts(pid: number): { heap: number; files: number; anonymous: number } {
  const parts = { heap: 0, files: 0, anonymous: 0 }
  let part: keyof typeof parts = 'anonymous'
  for (const line of readOrEmpty(`/proc/${pid}/smaps`).split('\n')) {
    const [, name = ''] = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \d+\s*(.*)$/.exec(line) ?? []
    if (/^[0-9a-f]+-[0-9a-f]+ /.test(line))
      part = name === '[heap]' ? 'heap' : name.startsWith('/') ? 'files' : 'anonymous'
    parts[part] += fieldMb(line, 'Rss')
  }
  return parts
}

/** Reads the memory again and again until it is told to end; answers what was seen at the highest moment. */
export function watchPeak(pid: number): { end: () => Promise<Memory>; peak: () => Memory } {
  let peak = readMemory(pid)
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const now = readMemory(pid)
      if (now.all > peak.all) peak = now
      await wait(SAMPLE_EVERY_MS)
    }
  })()
  return {
    peak: () => peak,
    end: async () => {
      isOver = true
      await watching
      return peak
    },
  }
}

function roleOf(id: number): string {
  const command = commandOf(id)
  return ROLES.find(([part]) => command.includes(part))?.[1] ?? 'others'
}
