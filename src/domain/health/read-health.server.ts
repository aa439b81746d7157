import { connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { findLastBackup, findOutcome } from '#domain/backup/last-backup.server.ts'
import { readHold } from '#domain/backup/quiet-restore.server.ts'
import { countSpool } from '#domain/enquiries/spool.server.ts'
import type { IndexingProgress } from '#domain/search/visual/open-visual-search.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { type OpenDatabase, rowsOf } from '#platform/database/database.ts'
import { schemaOf } from '#platform/database/migrate.server.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/durations.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { freeBytes } from '#platform/files/local-files.server.ts'
import { countEmails } from '#platform/mail/queue/email-queue.server.ts'
import type { Check, HealthPart, HealthState } from './health-model.ts'
import { findRelease, isNewer } from './newest-release.server.ts'

type HealthNeeds = {
  config: Pick<
    Config,
    | 'dataDirectory'
    | 'backupDirectory'
    | 'backupCommand'
    | 'releasesUrl'
    | 'mail'
    | 'files'
    | 'trustedProxies'
  >
  database: OpenDatabase
  files: FileStore
  clock: Clock
  isProxyUntrusted: boolean
  progress: () => IndexingProgress & { pictures: number; prepared: number }
  version: string
}

/** A check that takes longer counts as failed, so that the page does not wait for it. */
const CHECK_TIMEOUT_MS = 4_000
const FAILED_SINCE_MS = 7 * DAY_MS
/** The first retries have failed by then, so the mail server is not just slow. */
const QUEUE_IS_LATE_MS = HOUR_MS
const QUEUE_IS_STUCK_MS = 12 * HOUR_MS
/** Three attempts at a broken file take two or three minutes; after this something else is wrong. */
const INBOX_IS_STUCK_MS = 10 * MINUTE_MS
const GIGABYTE = 1024 ** 3
const LITTLE_SPACE_BYTES = 5 * GIGABYTE
const NO_SPACE_BYTES = GIGABYTE
const SMTP_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 }

/** Checks all parts that the site depends on. Never throws: a check that fails counts as bad. */
export function readHealth(needs: HealthNeeds): Promise<HealthPart[]> {
  const checks = {
    database: checkDatabase,
    outgoing: checkOutgoing,
    letters: checkEmails,
    mail: checkMailServer,
    spool: checkSpool,
    index: checkIndex,
    variants: checkVariants,
    storage: checkStorage,
    disk: checkDisk,
    backup: checkBackup,
    ...(needs.config.backupDirectory === null
      ? {}
      : { room: checkBackupRoom, copy: checkCopy, drill: checkDrill }),
    proxy: checkProxy,
    ...(needs.config.releasesUrl === null ? {} : { program: checkRelease }),
  }
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, ...(await withTimeout(check(needs))) })),
  )
}

async function withTimeout(checking: Promise<Check>): Promise<Check> {
  const { promise: timeout, resolve } = Promise.withResolvers<Check>()
  const timer = setTimeout(() => resolve(UNKNOWN), CHECK_TIMEOUT_MS)
  return Promise.race([checking.catch(() => UNKNOWN), timeout]).finally(() => clearTimeout(timer))
}

const UNKNOWN: Check = { state: 'bad', key: 'unknown', values: {} }

async function checkDatabase({ database, version }: HealthNeeds): Promise<Check> {
  const [row] = await rowsOf(database.db, sql`SELECT current_setting('server_version') AS version`)
  const migrations = (await schemaOf(database.db)).hashes.length
  const values = { version, node: process.versions.node, engine: database.engine, migrations }
  return { state: 'ok', key: 'versions', values: { ...values, database: String(row?.version) } }
}

async function checkOutgoing({ database, clock }: HealthNeeds): Promise<Check> {
  const held = await readHold(database.db, clock.now())
  if (!held) return { state: 'ok', key: 'going', values: {} }
  const { since, emails: mails, ...waiting } = held
  return { state: 'warn', key: 'held', values: { mails, ...waiting, at: since.toISOString() } }
}

async function checkEmails({ database, clock }: HealthNeeds): Promise<Check> {
  const now = clock.now().getTime()
  const { queued, failed, oldestQueuedAt } = await countEmails(database.db, new Date(now - FAILED_SINCE_MS))
  const waitingMs = oldestQueuedAt ? Math.max(0, now - oldestQueuedAt.getTime()) : 0
  const values = { queued, failed, hours: Math.floor(waitingMs / HOUR_MS) }
  if (waitingMs > QUEUE_IS_STUCK_MS) return { state: 'bad', key: 'queue_stuck', values }
  if (waitingMs > QUEUE_IS_LATE_MS) return { state: 'warn', key: 'queue_late', values }
  return failed > 0 ? { state: 'warn', key: 'failed', values } : { state: 'ok', key: 'queue', values }
}

async function checkMailServer({ config }: HealthNeeds): Promise<Check> {
  const { smtpUrl } = config.mail
  if (!smtpUrl) return { state: 'warn', key: 'outbox', values: {} }
  const { hostname, port, protocol } = new URL(smtpUrl)
  const values = { host: hostname }
  const isReached = await canConnect(hostname, Number(port) || (SMTP_PORTS[protocol] ?? 0))
  return isReached ? { state: 'ok', key: 'reached', values } : { state: 'bad', key: 'unreachable', values }
}

function canConnect(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ host, port, timeout: CHECK_TIMEOUT_MS / 2 })
  for (const [event, isConnected] of [
    ['connect', true],
    ['error', false],
    ['timeout', false],
  ] as const)
    socket.once(event, () => resolve(isConnected))
  return promise.finally(() => socket.destroy())
}

async function checkSpool({ config, clock }: HealthNeeds): Promise<Check> {
  const { oldestAt, setAside, ...counts } = await countSpool(join(config.dataDirectory, 'spool'))
  const { waiting, failing } = counts
  const age = oldestAt ? clock.now().getTime() - oldestAt.getTime() : 0
  const values = { waiting, failing, broken: setAside, minutes: Math.floor(age / MINUTE_MS) }
  if (setAside > 0) return { state: 'bad', key: 'broken', values }
  if (age > INBOX_IS_STUCK_MS) return { state: 'bad', key: 'stuck', values }
  if (failing > 0) return { state: 'warn', key: 'failing', values }
  return waiting > 0 ? { state: 'warn', key: 'waiting', values } : { state: 'ok', key: 'empty', values }
}

async function checkIndex({ progress }: HealthNeeds): Promise<Check> {
  const { images, indexed, embedder, projection, fitted, mistakes } = progress()
  const values = { images, indexed, embedder, projection }
  if (indexed < images) return { state: 'warn', key: 'indexing', values }
  if (!fitted) return { state: 'warn', key: 'fitting', values }
  if (!mistakes) return { state: 'ok', key: 'fitted', values }
  const inPercent = (share: number) => Math.round(100 * share)
  const measured = {
    falseNear: inPercent(mistakes.falseNear),
    falseNothing: inPercent(mistakes.falseNothing),
  }
  return { state: 'ok', key: 'measured', values: { ...values, ...measured } }
}

async function checkVariants({ progress }: HealthNeeds): Promise<Check> {
  const { pictures, prepared } = progress()
  const values = { all: pictures, prepared }
  return prepared < pictures
    ? { state: 'warn', key: 'preparing', values }
    : { state: 'ok', key: 'prepared', values }
}

async function checkStorage({ files, config }: HealthNeeds): Promise<Check> {
  if (!(await files.isWritable())) return { state: 'bad', key: 'not_writable', values: {} }
  let [bytes, count] = [0, 0]
  for await (const file of files.list('originals')) {
    bytes += file.bytes
    count += 1
  }
  return { state: 'ok', key: 'originals', values: { kind: config.files.kind, count, bytes } }
}

async function checkDisk({ config }: HealthNeeds): Promise<Check> {
  const bytes = await freeBytes(config.dataDirectory)
  return { state: spaceState(bytes), key: 'free', values: { bytes } }
}

function spaceState(bytes: number): HealthState {
  if (bytes < NO_SPACE_BYTES) return 'bad'
  return bytes < LITTLE_SPACE_BYTES ? 'warn' : 'ok'
}

async function checkProxy({ config, isProxyUntrusted }: HealthNeeds): Promise<Check> {
  const values = { proxies: config.trustedProxies }
  if (isProxyUntrusted) return { state: 'warn', key: 'untrusted', values }
  return { state: 'ok', key: config.trustedProxies > 0 ? 'trusted' : 'direct', values }
}

const BACKUP_IS_OLD_MS = 7 * DAY_MS
const BACKUP_IS_VERY_OLD_MS = 31 * DAY_MS
/** Backups are copied each day and restored each week; by then two in a row did not. */
const COPY_IS_OLD_MS = 3 * DAY_MS
const DRILL_IS_OLD_MS = 15 * DAY_MS
/** The next backup comes before the oldest goes, and the drill takes three times its room. */
const BACKUPS_THAT_FIT = 3

async function checkBackup({ config, clock }: HealthNeeds): Promise<Check> {
  const last = await findLastBackup(config.dataDirectory)
  if (!last) return { state: 'warn', key: 'never', values: {} }
  const age = clock.now().getTime() - Date.parse(last.finishedAt)
  const values = { at: last.finishedAt, rows: last.rows, originals: last.originals }
  if (age > BACKUP_IS_VERY_OLD_MS) return { state: 'bad', key: 'old', values }
  return age > BACKUP_IS_OLD_MS ? { state: 'warn', key: 'old', values } : { state: 'ok', key: 'last', values }
}

async function checkBackupRoom({ config }: HealthNeeds): Promise<Check> {
  const bytes = await freeBytes(config.backupDirectory ?? config.dataDirectory)
  const { bytes: archive = 0 } = (await findLastBackup(config.dataDirectory)) ?? {}
  const values = { bytes }
  if (bytes < archive) return { state: 'bad', key: 'full', values }
  if (bytes < BACKUPS_THAT_FIT * archive) return { state: 'warn', key: 'little', values }
  return { state: 'ok', key: 'free', values }
}

async function checkCopy(needs: HealthNeeds): Promise<Check> {
  if (needs.config.backupCommand === null) return { state: 'warn', key: 'off', values: {} }
  return checkOutcome(needs, 'copy', COPY_IS_OLD_MS)
}

async function checkDrill(needs: HealthNeeds): Promise<Check> {
  return checkOutcome(needs, 'drill', DRILL_IS_OLD_MS)
}

async function checkOutcome(
  { config, clock }: HealthNeeds,
  name: 'copy' | 'drill',
  oldMs: number,
): Promise<Check> {
  const last = await findOutcome(config.dataDirectory, name)
  if (!last) return { state: 'warn', key: 'never', values: {} }
  const { at, archive, isGood } = last
  const values = { at, archive }
  if (!isGood) return { state: 'bad', key: 'failed', values }
  const isOld = clock.now().getTime() - Date.parse(at) > oldMs
  return { state: isOld ? 'warn' : 'ok', key: isOld ? 'old' : 'last', values }
}

async function checkRelease({ config, version }: HealthNeeds): Promise<Check> {
  const release = await findRelease(config.dataDirectory)
  const values = { version, newest: release?.version ?? version }
  if (!release?.version) return { state: 'warn', key: 'unknown_yet', values }
  return isNewer(release.version)
    ? { state: 'warn', key: 'newer', values }
    : { state: 'ok', key: 'newest', values }
}
