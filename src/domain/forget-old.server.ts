import { type BackgroundJob, openBackgroundJob } from '#platform/background-job.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Log } from '#platform/log.ts'
import type { Site } from '#site/site-schema.ts'
import { forgetCollections } from './collection/saved-collections.server.ts'
import { forgetEmails } from './enquiries/email-queue/email-queue.server.ts'
import { forgetEnquiries } from './enquiries/forget-enquiries.server.ts'

type Needs = { db: Database; files: FileStore; clock: Clock; log: Log; keptDays: Site['keptDays'] }

/** Often enough that no day is missed. */
const DATE_CHECKED_EVERY_MS = 3_600_000

/** Deletes enquiries, applications, e-mails and saved collections that were kept long enough. Other data has jobs of its own. */
export async function forgetOld({ db, files, clock, log, keptDays }: Needs): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const enquiries = await forgetEnquiries(db, files, 'enquiry', before(keptDays.enquiries))
  const applications = await forgetEnquiries(db, files, 'application', before(keptDays.applications))
  const letters = await forgetEmails(db, before(keptDays.letters))
  const collections = await forgetCollections(db, before(keptDays.expiredCollections))
  log.info({ enquiries, applications, letters, collections }, 'visitors.forgotten')
}

/** Once at the start and then once a day (UTC), in the background. After a failure it runs again the next day. */
export function openRetention(needs: Needs): BackgroundJob {
  const { clock, log } = needs
  let day = ''
  const job = openBackgroundJob({
    run: async () => {
      const today = clock.now().toISOString().slice(0, 10)
      if (today === day) return
      day = today
      await forgetOld(needs)
    },
    everyMs: DATE_CHECKED_EVERY_MS,
    log,
    failureEvent: 'visitors.not-forgotten',
  })
  job.start()
  void job.trigger()
  return job
}
