import { findLastBackup, findOutcome } from '#domain/backup/last-backup.server.ts'
import type { SubmissionIntake } from '#domain/enquiries/submissions.server.ts'
import { findRelease, isNewer } from '#domain/health/newest-release.server.ts'
import { readProgress } from '#domain/published/picture-progress.ts'
import { DAY_MS } from '#platform/durations.ts'
import { freeBytes } from '#platform/files/local-files.server.ts'
import { countEmails } from '#platform/mail/queue/email-queue.server.ts'
import type { Overload } from '#server/edge/admit.ts'
import type { ResponseCache } from '#server/edge/finish-response.ts'
import type { Services } from '#src/services.server.ts'
import type { ReadGauge } from './metrics.ts'

const SECOND_MS = 1_000

/** NaN for what never was, or is not set up. */
function backupGauges({ config, clock }: Pick<Services, 'config' | 'clock'>): ReadGauge[] {
  const { dataDirectory, backupDirectory, backupCommand, releasesUrl } = config
  const ageOf = (at: string | null | undefined) =>
    at ? (clock.now().getTime() - Date.parse(at)) / SECOND_MS : Number.NaN
  const outcomeOf = async (name: 'copy' | 'drill') =>
    backupDirectory === null || (name === 'copy' && backupCommand === null)
      ? null
      : findOutcome(dataDirectory, name)
  const outcomeGauges = (name: 'copy' | 'drill', what: string): ReadGauge[] => [
    {
      name: `zeichner_backup_${name}_age_seconds`,
      help: `Time since a backup was ${what} last`,
      read: async () => ageOf((await outcomeOf(name))?.goodAt),
    },
    {
      name: `zeichner_backup_${name}_failed`,
      help: `1 when the newest backup could not be ${what}`,
      read: async () => {
        const outcome = await outcomeOf(name)
        return outcome ? Number(!outcome.isGood) : Number.NaN
      },
    },
  ]
  return [
    {
      name: 'zeichner_last_backup_age_seconds',
      help: 'Time since the last backup of this machine was finished',
      read: async () => ageOf((await findLastBackup(dataDirectory))?.finishedAt),
    },
    {
      name: 'zeichner_last_backup_bytes',
      help: 'Size of the last scheduled backup',
      read: async () => (await findLastBackup(dataDirectory))?.bytes ?? Number.NaN,
    },
    ...outcomeGauges('copy', 'copied away'),
    ...outcomeGauges('drill', 'restored for a try'),
    {
      name: 'zeichner_disk_free_bytes',
      help: 'Room left for DATA_DIR',
      read: () => freeBytes(dataDirectory),
    },
    {
      name: 'zeichner_backup_disk_free_bytes',
      help: 'Room left for BACKUP_DIR',
      read: () => (backupDirectory === null ? Number.NaN : freeBytes(backupDirectory)),
    },
    {
      name: 'zeichner_newer_release',
      help: '1 when RELEASES_URL names a newer version of the program',
      read: async () => {
        const version = releasesUrl === null ? null : (await findRelease(dataDirectory))?.version
        return version ? Number(isNewer(version)) : Number.NaN
      },
    },
  ]
}

export function serviceGauges(services: Services): ReadGauge[] {
  const { readModel, decoders, liveRounds, uploads } = services
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
    ...pictureGauges(services),
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
    ...backupGauges(services),
    ...submissionGauges(services.submissions),
  ]
}

function pictureGauges(services: Services): ReadGauge[] {
  const progress = () => readProgress(services)
  return [
    {
      name: 'zeichner_pictures_prepared',
      help: 'Pictures whose sizes are made',
      read: () => progress().prepared,
    },
    {
      name: 'zeichner_pictures_unprepared',
      help: 'Pictures whose sizes are still to be made',
      read: () => progress().pictures - progress().prepared,
    },
    {
      name: 'zeichner_pictures_indexed',
      help: 'Images that the search by picture knows',
      read: () => progress().indexed,
    },
    {
      name: 'zeichner_pictures_unindexed',
      help: 'Images that the search by picture does not know yet',
      read: () => progress().images - progress().indexed,
    },
    {
      name: 'zeichner_pictures_fitted',
      help: '1 when the search by picture is fitted to the catalogue, 0 until then',
      read: () => Number(progress().fitted),
    },
  ]
}

/** These count for all instances, since the queue is in the database. */
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
        return oldestQueuedAt ? Math.max(0, clock.now().getTime() - oldestQueuedAt.getTime()) / 1_000 : 0
      },
    },
  ]
}

function submissionGauges({ count }: Pick<SubmissionIntake, 'count'>): ReadGauge[] {
  return [
    {
      name: 'zeichner_submissions_waiting',
      help: 'Acknowledged enquiries and applications that the database does not have yet',
      read: async () => (await count()).waiting,
    },
    {
      name: 'zeichner_submissions_failing',
      help: 'Of the waiting ones, those with a file that could not be taken so far',
      read: async () => (await count()).failing,
    },
    {
      name: 'zeichner_submissions_broken',
      help: 'Enquiries and applications that could not be read and were set aside',
      read: async () => (await count()).setAside,
    },
  ]
}

export function serverGauges(
  responseCache: Pick<ResponseCache, 'bytes' | 'entries' | 'hits'>,
  overload: Pick<Overload, 'refused'>,
): ReadGauge[] {
  return [
    {
      name: 'zeichner_response_cache_bytes',
      help: 'Memory of the response cache',
      read: responseCache.bytes,
    },
    {
      name: 'zeichner_response_cache_entries',
      help: 'Responses in the response cache',
      read: responseCache.entries,
    },
    {
      name: 'zeichner_response_cache_hits_total',
      help: 'Requests that the response cache answered',
      isCounter: true,
      read: responseCache.hits,
    },
    {
      name: 'zeichner_requests_refused_total',
      help: 'Requests that were refused because more was asked for than can be done',
      isCounter: true,
      read: overload.refused,
    },
  ]
}
