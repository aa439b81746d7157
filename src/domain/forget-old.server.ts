import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Log } from '#platform/log.ts'
import type { Site } from '#site/check-site.server.ts'
import { forgetCollections } from './collection/saved-collections.server.ts'
import { forgetEmails } from './enquiries/email-queue/email-queue.server.ts'
import { forgetEnquiries } from './enquiries/forget-enquiries.server.ts'

type Needs = { db: Database; files: FileStore; clock: Clock; log: Log; keptDays: Site['keptDays'] }

const DAY_MS = 86_400_000
/** Often enough that no day is missed, and little work on the others. */
const LOOK_EVERY_MS = 3_600_000

/** Forgets what was kept long enough, in every room that keeps something of visitors. */
export async function forgetOld({ db, files, clock, log, keptDays }: Needs): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const enquiries = await forgetEnquiries(db, files, 'enquiry', before(keptDays.enquiries))
  const applications = await forgetEnquiries(db, files, 'application', before(keptDays.applications))
  const letters = await forgetEmails(db, before(keptDays.letters))
  const collections = await forgetCollections(db, before(keptDays.expiredCollections))
  log.info({ enquiries, applications, letters, collections }, 'visitors.forgotten')
}

/** Once at the start and then once a day (UTC), in the background. Answers how to end it. */
export function forgetDaily(needs: Needs): () => Promise<void> {
  const { clock, log } = needs
  let day = ''
  let running = Promise.resolve()
  function look(): void {
    const today = clock.now().toISOString().slice(0, 10)
    if (today === day) return
    day = today
    running = forgetOld(needs).catch((error) => log.error({ error }, 'visitors.not-forgotten'))
  }
  look()
  const looking = setInterval(look, LOOK_EVERY_MS)
  looking.unref()
  return () => {
    clearInterval(looking)
    return running
  }
}
