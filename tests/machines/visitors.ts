import { sql } from 'drizzle-orm'
import { readSigningKey } from '#domain/enquiries/receiving/abuse-guard.server.ts'
import { openFormTimes } from '#domain/enquiries/receiving/form-times.ts'
import { rowsOf } from '#platform/database/database.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import type { Machines } from './open-machines.ts'

/** What visitors do at the same time, one request after the other each. */
const AT_ONCE = 6
/** One of so many requests is an enquiry. */
const ENQUIRY_EACH = 15
/** And of so many one of the other kinds. */
const OTHER_EACH = 2
const PROOF_NEEDED = 428
const OPENED_BEFORE_MS = 60_000
/** Of the signing key, as the program calls it. */
const FORM_TIMES_KEY = 'form-times'

/** Something else that visitors do. Returns what nobody must see of it, or null. */
export type Visit = (turn: number) => Promise<string | null>

/** What took longest. */
type Slowest = { what: string; ms: number }

export type Visits = {
  /** Ends when so many more requests have been answered. */
  more: (requests: number) => Promise<void>
  /** Ends the visits. What was answered: how often, by what, and every answer that a visitor must not see. */
  end: () => Promise<{ answered: number; failed: string[]; acknowledged: string[]; slowest: Slowest }>
}

/** Visitors who go on without a pause until they are ended. Enquiries come from a network each. */
export async function beginVisits(
  { ask, database }: Machines,
  others: readonly Visit[] = [],
): Promise<Visits> {
  const [image] = await rowsOf(database.db, sql`SELECT id FROM images WHERE NOT hidden ORDER BY id LIMIT 1`)
  const picture = `/dmedia/webp/320/${image?.id}.webp`
  const paths = ['/', '/en', '/news', '/allezeichner', '/kontakt', picture, '/illusde/api/artists/all']
  const times = openFormTimes(await readSigningKey(database.db, FORM_TIMES_KEY))
  const failed: string[] = []
  const acknowledged: string[] = []
  let number = 0
  let answered = 0
  let slowest: Slowest = { what: 'nothing', ms: 0 }
  let isOver = false

  async function enquire(turn: number): Promise<void> {
    const opened = times.stamp(new Date(Date.now() - OPENED_BEFORE_MS))
    const form = new Request('http://form.invalid', { method: 'POST', body: anEnquiry({ opened }) })
    const { status, body } = await ask('/illusde/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': form.headers.get('Content-Type') ?? '' },
      body: new Uint8Array(await form.arrayBuffer()),
      from: `127.1.${turn >> 8}.${turn & 255 || 1}`,
    })
    if (status === 201) acknowledged.push(JSON.parse(String(body)).id)
    // Of so many in an hour each is asked for a proof of work, which these visitors do not give.
    else if (status !== PROOF_NEEDED) failed.push(`POST contact: ${status}`)
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      number += 1
      const turn = number
      const path = paths[turn % paths.length] ?? '/'
      const other = turn % OTHER_EACH === 0 ? others[(turn / OTHER_EACH) % others.length] : undefined
      const isEnquiry = turn % ENQUIRY_EACH === 0
      const what = isEnquiry ? 'POST contact' : (other?.name ?? `GET ${path}`)
      const began = performance.now()
      try {
        if (isEnquiry) await enquire(turn)
        else if (other) {
          const fault = await other(turn)
          if (fault) failed.push(fault)
        } else {
          const { status } = await ask(path)
          if (status !== 200) failed.push(`GET ${path}: ${status}`)
        }
      } catch (error) {
        failed.push(`${what}: ${error}`)
      }
      const ms = performance.now() - began
      if (ms > slowest.ms) slowest = { what, ms }
      answered += 1
      for (const tell of waiting) tell()
    }
  }

  const waiting = new Set<() => void>()
  const visits = Array.from({ length: AT_ONCE }, visit)
  return {
    more: (requests) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const until = answered + requests
      const tell = () => {
        if (answered < until) return
        waiting.delete(tell)
        resolve()
      }
      waiting.add(tell)
      return promise
    },
    end: async () => {
      isOver = true
      await Promise.all(visits)
      return { answered, failed, acknowledged, slowest }
    },
  }
}

/** Of visitors, no more requests than this are under way at once. */
export const MOST_IN_FLIGHT = AT_ONCE
