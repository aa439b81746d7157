import type { Picture } from '#domain/imaging/imaging-model.ts'
import { listPictureRowsOf, toPicture } from '#domain/imaging/pictures.server.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import { type GetPicture, picturesOf, toHero, toNewsItem, withHero, withNewsItem } from './lay-over.ts'
import { draftOf, findChange } from './pending-changes.server.ts'
import { isNewRecord, PREVIEW_PERMALINKS, SECRET_AFTER_VERSION } from './pending-changes-model.ts'
import { findPreviewed } from './preview-links.server.ts'

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
  const fields: Fields = { ...record, ...draft?.fields, Id: record.Id }
  const rows = await listPictureRowsOf(db, [...picturesOf(fields), ...picturesOf(record)])
  const own = new Map<number, Picture>()
  const pictureOf: GetPicture = (id, { title, page, isHero, phonePictureId = null }) => {
    const row = rows.find((each) => each.id === id)
    if (!row) return null
    const credit = { title, creator: null, page }
    const picture = toPicture(row, { watermarked: isHero, phonePictureId, credit })
    own.set(id, picture)
    return { ...picture, contentVersion: picture.contentVersion + SECRET_AFTER_VERSION + secret }
  }
  const laidOver = layOver(name.resource, fields, record, { pictureOf, content: content() })
  return laidOver && { content: laidOver, pictures: [...own.values()] }
}

/** A draft without a value that the page needs gets the record's own. */
function layOver(
  resource: 'news' | 'heroes',
  fields: Fields,
  record: Fields,
  { pictureOf, content }: { pictureOf: GetPicture; content: Snapshot },
): Snapshot | null {
  if (resource === 'heroes') {
    const hero = toHero(fields, pictureOf) ?? toHero({ ...fields, ...onlyPictures(record) }, pictureOf)
    return hero && withHero(content, hero)
  }
  // The preview stays where its link leads, until a new address is published.
  const { PermalinkDe, PermalinkEn } = record
  const there = { ...fields, PermalinkDe, PermalinkEn }
  const item = toNewsItem(there, pictureOf) ?? toNewsItem({ ...there, ...onlyPictures(record) }, pictureOf)
  return item && withNewsItem(content, item)
}

function onlyPictures({ PictureId, ImageId, PhonePictureId }: Fields): Fields {
  return { PictureId, ImageId, PhonePictureId }
}
