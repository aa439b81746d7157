import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const KILOBYTES = 1_024
const SAMPLE_EVERY_MS = 200

/** Megabytes of a site: of all its processes, and of each kind of them. */
export type Resident = { all: number; byRole: ReadonlyMap<string, number> }

/** The programs that the site starts, by a part of their command. */
const ROLES = [
  ['decoding/decode.ts', 'decoders'],
  ['embedding/raw-features.ts', 'embedding'],
  ['fitting/fit-pages.ts', 'fitting'],
] as const

/** Resident memory. What processes share counts for each of them. */
export function readResident(pid: number): Resident {
  const byRole = new Map<string, number>()
  for (const [id, role] of listProcesses(pid)) byRole.set(role, (byRole.get(role) ?? 0) + residentMb(id))
  return { all: [...byRole.values()].reduce((sum, mb) => sum + mb, 0), byRole }
}

/** The most that a process alone has ever had, also before anybody watched. */
export function readHighest(pid: number): number {
  return fieldMb(`/proc/${pid}/status`, 'VmHWM')
}

/** Proportional memory: what processes share is divided between them. Reading it takes the kernel some milliseconds. */
export function readProportionalMb(pid: number): number {
  return listProcesses(pid).reduce((sum, [id]) => sum + fieldMb(`/proc/${id}/smaps_rollup`, 'Pss'), 0)
}

/** Of the site's own process, what is malloc's main heap, mapped from files, or anonymous: V8, threads, large pieces. */
export function readParts(pid: number): { heap: number; files: number; anonymous: number } {
  const parts = { heap: 0, files: 0, anonymous: 0 }
  let part: keyof typeof parts = 'anonymous'
  for (const line of readOrEmpty(`/proc/${pid}/smaps`).split('\n')) {
    const [, name = ''] = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \d+\s*(.*)$/.exec(line) ?? []
    if (/^[0-9a-f]+-[0-9a-f]+ /.test(line))
      part = name === '[heap]' ? 'heap' : name.startsWith('/') ? 'files' : 'anonymous'
    const resident = /^Rss:\s+(\d+)/.exec(line)?.[1]
    if (resident) parts[part] += Number(resident) / KILOBYTES
  }
  return parts
}

/** Reads the memory again and again until it is told to end; answers what was seen at the highest moment. */
export function watchPeak(pid: number): { end: () => Promise<Resident>; peak: () => Resident } {
  let peak = readResident(pid)
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const now = readResident(pid)
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

function listProcesses(pid: number): [pid: number, role: string][] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(Number(name))] as const)
  const children = (of: number): number[] =>
    parents.filter(([, parent]) => parent === of).flatMap(([id]) => [id, ...children(id)])
  return [[pid, 'site'], ...children(pid).map((id): [number, string] => [id, roleOf(id)])]
}

function roleOf(id: number): string {
  const command = readOrEmpty(`/proc/${id}/cmdline`)
  return ROLES.find(([part]) => command.includes(part))?.[1] ?? 'others'
}

function parentOf(id: number): number {
  return Number(readOrEmpty(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ')[1])
}

function residentMb(id: number): number {
  return fieldMb(`/proc/${id}/status`, 'VmRSS')
}

function fieldMb(path: string, field: string): number {
  const line = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readOrEmpty(path))
  return Number(line?.[1] ?? 0) / KILOBYTES
}

/** A process may end while it is read. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
