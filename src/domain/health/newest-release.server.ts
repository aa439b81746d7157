import { join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/durations.ts'
import { readNote, writeNote } from '#platform/files/local-files.server.ts'
import { ANY_ADDRESS, fetchGuarded } from '#platform/http/fetch-guarded.server.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { VERSION } from '#platform/version.server.ts'

type NewestReleaseNeeds = {
  config: { dataDirectory: string; releasesUrl: string | null }
  clock: Clock
  log: Log
}

/** The note is in the data directory, so that a site that is started often does not ask more often. */
const RELEASE_NOTE = 'newest-release.json'
const Release = z.object({
  askedAt: z.iso.datetime(),
  version: z.string().nullable(),
})
type Release = z.infer<typeof Release>

/** An answer about one release, with its notes, is some kilobytes. */
const LIMITS = {
  mostBytes: 256 * 1024,
  withinMs: 20_000,
  mostRedirects: 3,
  accept: 'application/json, text/plain',
}
const THREE_NUMBERS = /^v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/
const Answer = z.union([z.object({ version: z.string() }), z.object({ tag_name: z.string() })])

/** Asks RELEASES_URL for the newest version once a day; where it is not set, nothing is ever asked. */
export function openReleaseCheck({ config, clock, log }: NewestReleaseNeeds): BackgroundJob {
  const { releasesUrl, dataDirectory } = config
  const job = openBackgroundJob({
    run: async () => {
      const now = clock.now()
      const last = await findRelease(dataDirectory)
      if (releasesUrl === null || (last && now.getTime() - Date.parse(last.askedAt) < DAY_MS)) return
      const fetched = await fetchGuarded(releasesUrl, ANY_ADDRESS, LIMITS)
      const version = fetched.outcome === 'fetched' ? versionIn(Buffer.from(fetched.bytes).toString()) : null
      const release: Release = { askedAt: now.toISOString(), version }
      await writeNote(join(dataDirectory, RELEASE_NOTE), release)
      if (version === null) log.warn({ outcome: fetched.outcome }, 'release.unknown')
    },
    everyMs: HOUR_MS,
    log,
    failureEvent: 'release.not-asked',
  })
  if (releasesUrl === null) return job
  job.start()
  void job.trigger()
  return job
}

export function findRelease(dataDirectory: string): Promise<Release | null> {
  return readNote(join(dataDirectory, RELEASE_NOTE), Release)
}

function versionIn(text: string): string | null {
  const named = text.trim().startsWith('{') ? nameIn(text) : text.trim()
  return THREE_NUMBERS.exec(named)?.slice(1).join('.') ?? null
}

function nameIn(json: string): string {
  try {
    const answer = Answer.parse(JSON.parse(json))
    return 'version' in answer ? answer.version : answer.tag_name
  } catch {
    return ''
  }
}

export function isNewer(version: string): boolean {
  return version.localeCompare(VERSION, 'en', { numeric: true }) > 0
}
