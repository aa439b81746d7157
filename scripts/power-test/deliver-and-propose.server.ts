import { artistsResource } from '#domain/catalogue/artists-resource.server.ts'
import { findSecret } from '#domain/delivery/change-delivery.server.ts'
import { startDownload } from '#domain/delivery/count-download.server.ts'
import { deliveriesResource } from '#domain/delivery/deliveries-resource.server.ts'
import { ZIP } from '#domain/delivery/delivery-model.ts'
import { openDownload } from '#domain/delivery/open-download.server.ts'
import type { openDeliveryChecks } from '#domain/delivery/receive-files.server.ts'
import { addFile, receivePart } from '#domain/delivery/receive-files.server.ts'
import { acceptLicence, licenceVersion, visitDelivery } from '#domain/delivery/visit.server.ts'
import { openOwnRecords } from '#domain/pending-changes/own-records.server.ts'
import { addStaff } from '#domain/staff/accounts.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openRateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { openRecords } from '#platform/records/open-records.server.ts'
import type { Written } from '#platform/records/write-records.server.ts'

type Needs = {
  db: Database
  files: FileStore
  checks: ReturnType<typeof openDeliveryChecks>
  /** Prints what is acknowledged. */
  say: (line: string) => void
}

const FILE_BYTES = 20_000
const LICENCE = 'Alles'
const END = '2100-01-01T00:00:00.000Z'
const origin = 'https://www.zeichner.example'

/** A file for a client, who accepts the licence and begins a download, of which a webhook is told. */
export async function deliver({ db, files, checks, say }: Needs, staff: Staff, name: string): Promise<void> {
  const now = new Date()
  const recipient = { RecipientName: name, RecipientEmail: staff.email }
  const fields = { Title: name, Language: 'de', ...recipient, Licence: LICENCE, EndsAt: END }
  const deliveryId = idOf(await openRecords(db, deliveriesResource).create(fields, unlogged(name)))
  const needs = { db, files, now, staff }
  const added = await addFile(needs, deliveryId, { name, bytes: FILE_BYTES })
  if (added.outcome !== 'added') throw new Error(`The file was answered with ${added.outcome}.`)
  const bytes = Buffer.alloc(FILE_BYTES, name)
  await receivePart(needs, { deliveryId, fileId: added.id }, { start: 0, bytes })
  say(`file ${added.id}`)
  await checks.trigger()
  const visitor = {
    rateLimits: openRateLimits(db, systemClock),
    networkAddress: '192.0.2.7',
    origin: 'https://zeichner.example',
  }
  const secret = (await findSecret(db, deliveryId)) ?? ''
  const accepted = await acceptLicence({ ...needs, ...visitor }, secret, '', {
    name,
    accepted: true,
    licence: licenceVersion({ licence: LICENCE }),
  })
  if (accepted.outcome !== 'entered') throw new Error(`The licence was answered with ${accepted.outcome}.`)
  say(`acceptance ${name}`)
  const visit = await visitDelivery(needs, secret, accepted.cookie)
  const pass = (visit.outcome === 'open' && visit.pass) || ''
  const opened = await openDownload(needs, { secret, what: ZIP, pass })
  if (opened.outcome !== 'found') throw new Error(`The download was answered with ${opened.outcome}.`)
  const { download } = opened
  const asked = { ...download, first: 0, last: download.size - 1 }
  const started = await startDownload({ db, origin }, download.row, asked, now)
  say(`download ${started?.downloadId}`)
  say(`event ${deliveryId}`)
}

/** What an artist wants changed of their profile, until staff say yes. */
export async function propose({ db, say }: Needs, artistId: number, name: string): Promise<void> {
  const email = `artist-${name}@example.com`
  const account = await addStaff(db, { email, name, role: 'artist', artistId }, new Date())
  const { forOwner: own } = openRecords(db, artistsResource(systemClock))
  if (!account || !own) throw new Error('There is no artist with an account.')
  const records = openOwnRecords({ db, clock: systemClock }, own, { ...account, artistId })
  const record = await records.find(String(artistId))
  const change = { BioDe: name }
  const written = await records.change(String(artistId), String(record?.Revision), change, unlogged(name))
  idOf(written)
  say(`proposal ${artistId}`)
}

function unlogged(actionId: string) {
  return { actionId, record: async () => {} }
}

function idOf(written: Written): number {
  if (written.outcome !== 'written') throw new Error(`A record was answered with ${written.outcome}.`)
  return Number(written.record.Id)
}
