import { asStaff, signInStaff } from '#tests/sign-in-staff.ts'
import { percentileOf } from '../median.ts'
import type { RunningServer } from '../servers.ts'

const API = '/illusde/api/admin'

/** Milliseconds. */
export type CallTimes = { what: string; first: number; p50: number; p95: number }

/** Calls of one kind, sent one after the other and in turns. */
type Calls = { what: string; paths: readonly string[] }

/** Signs in at the site. Returns what reads a path of the staff's API. */
export async function openCalls({ address }: RunningServer, dataDirectory: string) {
  const visitor = await signInStaff(address, dataDirectory)
  return async (path: string): Promise<string> => {
    const response = await fetch(`${address}${API}${path}`, { headers: asStaff(visitor, address) })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text}`)
    return text
  }
}

export async function timeCalls(
  read: (path: string) => Promise<string>,
  { what, paths }: Calls,
  rounds: number,
): Promise<CallTimes> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const path of paths) {
      const began = performance.now()
      await read(path)
      times.push(performance.now() - began)
    }
  const [first = Number.NaN, ...warm] = times
  return { what, first, p50: percentileOf(warm, 0.5), p95: percentileOf(warm, 0.95) }
}
