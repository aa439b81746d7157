import { DAY_MS } from '#platform/durations.ts'
import { countEmails } from '#platform/mail/queue/email-queue.server.ts'
import type { Services } from '#src/services.server.ts'
import { backupGauge } from './backup-gauge.ts'
import type { ReadGauge } from './metrics.ts'
import { submissionGauges } from './submission-gauges.ts'

/** What the services tell of themselves at each scrape. */
export function serviceGauges(services: Services): ReadGauge[] {
  const { readModel, decoders, visual, liveRounds, uploads } = services
  return [
    {
      name: 'zeichner_catalogue_version',
      help: 'Version of the content on show',
      read: () => readModel.current().version,
    },
    {
      name: 'zeichner_pictures_decoding',
      help: 'Pictures of visitors and staff that are decoded, or wait for it',
      read: () => decoders.visitors.count() + decoders.staff.count(),
    },
    {
      name: 'zeichner_vectors',
      help: 'Images that the search by picture knows',
      read: () => visual.progress().images - visual.progress().waiting,
    },
    {
      name: 'zeichner_vectors_waiting',
      help: 'Images that the search by picture does not know yet',
      read: () => visual.progress().waiting,
    },
    {
      name: 'zeichner_listeners',
      help: 'Open streams of events about rounds',
      read: () => liveRounds.count(),
    },
    {
      name: 'zeichner_uploads_waiting',
      help: 'Uploads of staff that are to be checked or prepared',
      read: () => uploads.countUnfinished(),
    },
    ...emailGauges(services),
    backupGauge(services),
    ...submissionGauges(services.submissions),
  ]
}

/** Of all instances: the queue is in the database. */
function emailGauges({ database, clock }: Pick<Services, 'database' | 'clock'>): ReadGauge[] {
  const count = () => countEmails(database.db, new Date(clock.now().getTime() - DAY_MS))
  return [
    { name: 'zeichner_emails_queued', help: 'E-mails that wait', read: async () => (await count()).queued },
    {
      name: 'zeichner_emails_failed',
      help: 'E-mails that were given up in the last day',
      read: async () => (await count()).failed,
    },
    {
      name: 'zeichner_emails_oldest_seconds',
      help: 'How long the e-mail has waited that waits longest',
      read: async () => {
        const { oldestQueuedAt } = await count()
        return oldestQueuedAt ? (clock.now().getTime() - oldestQueuedAt.getTime()) / 1_000 : 0
      },
    },
  ]
}
