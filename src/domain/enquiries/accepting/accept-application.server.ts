import { asc, eq, like, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { toSortName } from '#domain/catalogue/artist-list.ts'
import { addArtists } from '#domain/catalogue/catalogue.server.ts'
import { LONGEST_CODE, LONGEST_WEB_ADDRESSES } from '#domain/catalogue/records.ts'
import { artists } from '#domain/catalogue/tables.server.ts'
import { findEnquiry, type StoredEnquiry } from '#domain/enquiries/enquiries.server.ts'
import type { EnquiryState } from '#domain/enquiries/enquiries-model.ts'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import { enquiries } from '#domain/enquiries/tables.server.ts'
import {
  checkStorable,
  type Decoder,
  DecoderBusy,
  orThrow,
  toStorable,
} from '#domain/imaging/decoding/decoder.server.ts'
import { storeNewOriginal } from '#domain/imaging/originals/store-original.server.ts'
import { findStaff } from '#domain/staff/accounts.server.ts'
import { recordChange } from '#domain/staff/changes.server.ts'
import type { Colleagues } from '#domain/staff/open-colleagues.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import { insertHiddenImage, type StoredWork } from '#domain/uploads/check-upload.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { toSlug } from '#platform/i18n/slug.ts'
import { runAction } from '#platform/row-history/row-history.server.ts'
import type { Acceptance, Accepted, Known } from './accepting-model.ts'

type AcceptingNeeds = {
  db: Database
  files: FileStore
  clock: Clock
  decoder: Pick<Decoder, 'check' | 'convert' | 'readMetadata'>
  colleagues: Pick<Colleagues, 'inviteWithin'>
}
type Application = Extract<Submission, { kind: 'application' }>
type By = { staff: Staff; actionId: string }

type AcceptOutcome =
  | ({ outcome: 'accepted' } & z.infer<typeof Accepted>)
  | { outcome: 'accepted-already'; artistId: number }
  | ({ outcome: 'known' } & z.infer<typeof Known>)
  | { outcome: 'unknown' | 'busy' | 'not-owner' }

class NotOwner extends Error {}

/** Makes a hidden artist with the samples as hidden works: all of it or nothing, which can be undone as one action. */
export async function acceptApplication(
  needs: AcceptingNeeds,
  { staff, actionId }: By,
  id: string,
  { Invite, EvenIfKnown }: Acceptance,
): Promise<AcceptOutcome> {
  const { db } = needs
  const stored = await findEnquiry(db, id)
  if (stored?.submission.kind !== 'application') return { outcome: 'unknown' }
  const { submission } = stored
  const already = await findAccepted(db, id)
  if (already !== null) return { outcome: 'accepted-already', artistId: already }
  const known = await findKnown(db, submission)
  if (!EvenIfKnown && (known.Artists.length > 0 || known.Account)) return { outcome: 'known', ...known }
  try {
    // Files are checked and stored outside of the transaction, to keep that short; unused ones go within the hour.
    const { works, leftOut } = await storeSamples(needs, stored)
    return await runAction<AcceptOutcome>({ db, actionId }, async (tx) => {
      const state = await lock(tx, id)
      if (!state) return { outcome: 'unknown' }
      const meanwhile = await findAccepted(tx, id)
      if (meanwhile !== null) return { outcome: 'accepted-already', artistId: meanwhile }
      const by = { staff, actionId }
      const ArtistId = await addArtist({ ...needs, db: tx }, by, submission)
      const artist = { id: ArtistId, name: submission.fields.name }
      for (const work of works)
        await insertHiddenImage(tx, { ...work, artist }, { ...by, now: needs.clock.now() })
      const Invited = Invite && !known.Account && (await invite(needs, { tx, ...by }, submission, ArtistId))
      await tx.update(enquiries).set({ state: 'won', artistId: ArtistId }).where(eq(enquiries.id, id))
      await note({ ...needs, db: tx }, by, {
        action: 'change',
        resource: 'applications',
        recordId: id,
        details: { State: { from: state, to: 'won' }, ArtistId: { from: null, to: ArtistId } },
      })
      return { outcome: 'accepted', ArtistId, Works: works.length, LeftOut: leftOut, Invited }
    })
  } catch (error) {
    if (error instanceof DecoderBusy) return { outcome: 'busy' }
    if (error instanceof NotOwner) return { outcome: 'not-owner' }
    throw error
  }
}

async function lock(tx: Database, id: string): Promise<EnquiryState | null> {
  const [row] = await tx
    .select({ state: enquiries.state })
    .from(enquiries)
    .where(eq(enquiries.id, id))
    .for('update')
  return row?.state ?? null
}

/** An artist who was deleted since may be made anew. */
async function findAccepted(db: Database, id: string): Promise<number | null> {
  const { artistId } = enquiries
  const [row] = await db
    .select({ artistId })
    .from(enquiries)
    .innerJoin(artists, eq(artists.id, artistId))
    .where(eq(enquiries.id, id))
  return row?.artistId ?? null
}

async function findKnown(db: Database, { fields }: Application): Promise<z.infer<typeof Known>> {
  const { id: Id, name: Name } = artists
  const Artists = await db
    .select({ Id, Name })
    .from(artists)
    .where(
      or(
        eq(sql`lower(${artists.name})`, fields.name.toLowerCase()),
        eq(sql`lower(${artists.email})`, fields.email.toLowerCase()),
      ),
    )
    .orderBy(asc(Id))
    .limit(MOST_KNOWN)
  return { Artists, Account: (await findStaff(db, fields.email)) !== null }
}

const MOST_KNOWN = 5

/** @throws DecoderBusy */
async function storeSamples(
  { db, files, decoder }: AcceptingNeeds,
  { files: samples, brokenFiles }: StoredEnquiry,
): Promise<{ works: StoredWork[]; leftOut: string[] }> {
  const works: StoredWork[] = []
  const leftOut = [...brokenFiles]
  for (const { name, key } of samples) {
    const sent = await files.read(key)
    const bytes = sent && (await toStorable(decoder, Buffer.from(sent)))
    const check = bytes && (await checkStorable(decoder, bytes))
    if (!sent || !bytes || check?.outcome !== 'ok') {
      leftOut.push(name)
      continue
    }
    const read = await orThrow(decoder.readMetadata(sent))
    const picture = await storeNewOriginal({ db, files }, bytes, check)
    works.push({ name, picture, metadata: read.outcome === 'decoded' ? read.value : null })
  }
  return { works, leftOut }
}

type Within = Pick<AcceptingNeeds, 'db' | 'clock'>

async function addArtist({ db: tx, clock }: Within, by: By, { fields }: Application): Promise<number> {
  const { name, email, town, website, social } = fields
  const [id = 0] = await addArtists(tx, [
    {
      code: await findFreeCode(tx, name),
      name,
      sortName: toSortName(name),
      townDe: town,
      townEn: town,
      email,
      webAddresses: [website, social].filter(Boolean).join('\n').slice(0, LONGEST_WEB_ADDRESSES),
      hidden: true,
      addedAt: clock.now(),
    },
  ])
  const line = { action: 'create', resource: 'artists', recordId: String(id), details: { name } } as const
  await note({ db: tx, clock }, by, line)
  return id
}

const ROOM_FOR_NUMBER = 6

async function findFreeCode(tx: Database, name: string): Promise<string> {
  const stem = toSlug(name, LONGEST_CODE - ROOM_FOR_NUMBER) || 'artist'
  const rows = await tx
    .select({ code: artists.code })
    .from(artists)
    .where(or(eq(artists.code, stem), like(artists.code, `${stem}-%`)))
  const taken = new Set(rows.map(({ code }) => code))
  if (!taken.has(stem)) return stem
  for (let number = 2; ; number++) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`
}

/** The account goes with the action that made it, and with it the link and its e-mail. */
async function invite(
  { colleagues }: AcceptingNeeds,
  { tx, staff, actionId }: By & { tx: Database },
  { fields: { name, email } }: Application,
  artistId: number,
): Promise<boolean> {
  const person = { name, email, role: 'artist', artistId } as const
  const invited = await colleagues.inviteWithin({ tx, id: actionId }, staff, person)
  if (invited.outcome === 'not-owner') throw new NotOwner()
  return invited.outcome === 'linked'
}

type Line = Omit<Parameters<typeof recordChange>[2], 'changedAt' | 'actionId'>

async function note({ db: tx, clock }: Within, { staff, actionId }: By, line: Line): Promise<void> {
  await recordChange(tx, staff, { ...line, actionId, changedAt: clock.now() })
}
