import { openStaffDoor } from '#agency/staff/open-staff-door.server.ts'
import { openLog } from '#base/log.ts'
import { openRateLimits } from '#base/rate-limits/rate-limits.server.ts'
import { openVisitor } from './staff-visitor.ts'
import type { TestDatabase } from './test-database.ts'

const ADDRESS = 'https://www.zeichner.example'

/** By the system's clock, which tests set: better-auth asks no other. */
export const clock = { now: () => new Date() }

/** The real door on a database, without a server before it. */
export function openDoorOf({ db }: TestDatabase) {
  const door = openStaffDoor({
    ...{ db, clock, log: openLog('silent'), rateLimits: openRateLimits(db, clock) },
    trusted: [ADDRESS],
  })
  const visit = (network = '192.0.2.7') => openVisitor(ADDRESS, (request) => door.answer(request, network))
  const whoIs = (cookie: string) => door.whoIs(new Headers({ Cookie: cookie }))
  return { visit, whoIs }
}

/** Which refusal it was. */
export async function codeIn(answer: Response): Promise<unknown> {
  return JSON.parse(await answer.text()).error.code
}
