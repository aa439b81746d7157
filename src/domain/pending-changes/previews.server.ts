import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import { layOverCatalogue } from '#domain/catalogue/load-catalogue.server.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import { listPictureRowsOf, toPicture } from '#domain/imaging/pictures.server.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import {
  type GetPicture,
  picturesOf,
  toHero,
  toNewsItem,
  withHero,
  withNewsItem,
  withPictures,
  withSetting,
} from './lay-over.ts'
import { type DraftName, draftOf, findChange } from './pending-changes.server.ts'
import {
  type Drafted,
  isDrafted,
  isNewRecord,
  LASTING_MS,
  type Lasting,
  MOST_LINKS,
  PREVIEW_PERMALINKS,
  SECRET_AFTER_VERSION,
} from './pending-changes-model.ts'
import { previewLinks } from './tables.server.ts'

type PreviewLink = Pick<typeof previewLinks.$inferSelect, 'id' | 'staffName' | 'createdAt' | 'expiresAt'>

/** The same length as a key. */
const SECRET_BYTES = 32
const SECRET = /^[A-Za-z0-9_-]{43}$/

/** Makes a link; its secret is only returned here. Null when the record has too many. */
export async function createPreviewLink(
  db: Database,
  record: DraftName,
  { lasting, staffName, now }: { lasting: Lasting; staffName: string; now: Date },
): Promise<{ secret: string; expiresAt: Date } | null> {
  const valid = await db.$count(previewLinks, and(isOf(record), gt(previewLinks.expiresAt, now)))
  if (valid >= MOST_LINKS) return null
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + LASTING_MS[lasting])
  const { resource, recordId } = record
  const row = { resource, recordId, tokenHash: hashOf(secret), lasting, staffName, createdAt: now, expiresAt }
  await db.insert(previewLinks).values(row)
  return { secret, expiresAt }
}

/** Lists the links for colleagues, the newest first. */
export async function listPreviewLinks(db: Database, record: DraftName, now: Date): Promise<PreviewLink[]> {
  const { id, staffName, createdAt, expiresAt } = previewLinks
  return db
    .select({ id, staffName, createdAt, expiresAt })
    .from(previewLinks)
    .where(and(isOf(record), eq(previewLinks.lasting, 'colleague'), gt(expiresAt, now)))
    .orderBy(desc(id))
}

/** Returns false when there was none. */
export async function revokePreviewLink(db: Database, record: DraftName, id: number): Promise<boolean> {
  const gone = await db
    .delete(previewLinks)
    .where(and(isOf(record), eq(previewLinks.id, id)))
    .returning({ id: previewLinks.id })
  return gone.length > 0
}

type OpenPreviewNeeds = {
  db: Database
  clock: Clock
  content: () => Snapshot
  records: ReadonlyMap<string, Pick<Records, 'find'>>
}

export type Preview = {
  /** The content for pages. Addresses of its own pictures hold the secret, since visitors may not see them yet. */
  content: Snapshot
  /** Its own pictures, as the file store has them. */
  pictures: readonly Picture[]
}

/**
 * Returns what the secret opens, with the record's draft in place of the published version; null when it opens nothing.
 */
export async function openPreview(
  { db, clock, content, records }: OpenPreviewNeeds,
  secret: string,
): Promise<Preview | null> {
  const name = await findPreviewed(db, secret, clock.now())
  if (!name) return null
  const draft = await findChange(db, draftOf(name))
  const record = isNewRecord(name.recordId)
    ? draft && { Id: 0, PublishedAt: clock.now(), ...PREVIEW_PERMALINKS }
    : await records.get(name.resource)?.find(name.recordId)
  if (!record) return null
  const byId = new Map<number, Picture>()
  const mark = (picture: Picture): Picture => {
    byId.set(picture.id, picture)
    return { ...picture, contentVersion: picture.contentVersion + SECRET_AFTER_VERSION + secret }
  }
  const laidOver = await LAID_OVER[name.resource]({
    ...{ db, record, mark, draft: draft?.fields ?? {} },
    ...{ content: content(), now: clock.now() },
  })
  return laidOver && { content: laidOver, pictures: [...byId.values()] }
}

type Previewed = {
  db: Database
  content: Snapshot
  record: Fields
  draft: Fields
  now: Date
  mark: (picture: Picture) => Picture
}
type LayOver = (previewed: Previewed) => Promise<Snapshot | null>

const LAID_OVER: Readonly<Record<Drafted, LayOver>> = {
  // The preview stays where its link leads, until a new address is published.
  news: layOverEditorial(
    ({ PermalinkDe, PermalinkEn }) => ({ PermalinkDe, PermalinkEn }),
    (content, fields, pictureOf) => {
      const item = toNewsItem(fields, pictureOf)
      return item && withNewsItem(content, item)
    },
  ),
  heroes: layOverEditorial(
    () => ({}),
    (content, fields, pictureOf) => {
      const hero = toHero(fields, pictureOf)
      return hero && withHero(content, hero)
    },
  ),
  artists: inCatalogue('artists'),
  images: inCatalogue('images'),
  galleries: inCatalogue('galleries'),
  settings: async ({ content, record, draft }) =>
    withSetting(content, { ...record, ...draft, Id: record.Id }),
}

type Place = (content: Snapshot, fields: Fields, pictureOf: GetPicture) => Snapshot | null

/** A draft without a picture that the page needs gets the record's own. */
function layOverEditorial(addressOf: (record: Fields) => Fields, place: Place): LayOver {
  return async ({ db, content, record, draft, mark }) => {
    const fields: Fields = { ...record, ...draft, Id: record.Id, ...addressOf(record) }
    const rows = await listPictureRowsOf(db, [...picturesOf(fields), ...picturesOf(record)])
    const pictureOf: GetPicture = (id, { title, page, isHero, phonePictureId = null }) => {
      const row = rows.find((each) => each.id === id)
      if (!row) return null
      const credit = { title, creator: null, page }
      return mark(toPicture(row, { watermarked: isHero, phonePictureId, credit }))
    }
    return (
      place(content, fields, pictureOf) ?? place(content, { ...fields, ...onlyPictures(record) }, pictureOf)
    )
  }
}

function inCatalogue(resource: 'artists' | 'images' | 'galleries'): LayOver {
  return async ({ db, content, record, draft, now, mark }) => {
    const shown: Picture[] = []
    const catalogue = await layOverCatalogue(db, content.catalogue, {
      ...{ resource, id: Number(record.Id), draft, now },
      mark: (picture) => {
        const marked = mark(picture)
        shown.push(marked)
        return marked
      },
    })
    return catalogue && { ...content, catalogue, ...withPictures(content, shown) }
  }
}

function onlyPictures({ PictureId, ImageId, PhonePictureId }: Fields): Fields {
  return { PictureId, ImageId, PhonePictureId }
}

/** The record that a secret opens; null when it is no secret, has expired or was revoked. */
async function findPreviewed(db: Database, secret: string, now: Date): Promise<DraftName | null> {
  if (!SECRET.test(secret)) return null
  const { tokenHash, expiresAt, resource, recordId } = previewLinks
  const [found] = await db
    .select({ resource, recordId })
    .from(previewLinks)
    .where(and(eq(tokenHash, hashOf(secret)), gt(expiresAt, now)))
  return found && isDrafted(found.resource) ? { resource: found.resource, recordId: found.recordId } : null
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

function isOf({ resource, recordId }: DraftName) {
  return and(eq(previewLinks.resource, resource), eq(previewLinks.recordId, recordId))
}
