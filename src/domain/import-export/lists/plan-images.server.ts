import { eq } from 'drizzle-orm'
import { images } from '#domain/catalogue/tables.server.ts'
import type { PictureRow } from '#domain/imaging/pictures.server.ts'
import {
  isMarkedOtherwise,
  type PicturePlan,
  planPicture,
} from '#domain/import-export/plan-picture.server.ts'
import type { ReadRow } from '#domain/import-export/read-list.server.ts'
import type { Problems, ReportLine } from '#domain/import-export/report.ts'
import { listSomeRecords } from '#platform/records/read-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import type { ImportNeeds } from './import-needs.ts'
import type { ListKind, Names } from './list-kind.ts'
import { indexPictures, type Planned, pictureWanted, planRow, textIn } from './plan-rows.server.ts'

type ArtistWorks = {
  code: string
  rows: readonly ReadRow[]
  /** Null for an artist that is new, or that there is not. */
  artistId: number | null
  isArtistThere: boolean
}

/** A work is known by id, else by its picture's content, so that a list can be read again with renamed files. */
export async function planImages(
  needs: ImportNeeds,
  kind: ListKind,
  works: ArtistWorks,
  names: Names,
): Promise<Planned[]> {
  const [shown] = kind.pictures
  if (works.rows.length === 0 || !shown) return []
  const { db, source } = needs
  const stored = await listWorks(needs, kind, works.artistId)
  const pictures = await indexPictures(db, [...stored.keys(), ...works.rows.map(({ row }) => row.Id)])
  const byContent = new Map(
    [...stored.keys()].map((id) => [pictures.get(id)?.contentVersion, pictures.get(id)]),
  )
  const seen = new Set<string>()
  const planned: Planned[] = []
  for (const read of works.rows) {
    const ours = stored.has(read.row.Id) ? (pictures.get(read.row.Id) ?? null) : null
    let picture = await planPicture(source, pictureWanted(read.row, shown, ours, pictures))
    const isNamed = read.row.Id !== undefined
    const known = isNamed || !picture.newFile ? undefined : byContent.get(picture.newFile.contentVersion)
    if (known) picture = shownAlready(picture, known)
    const existing = stored.get(picture.existing?.id) ?? null
    const { row, note } = decideVisibility(read.row, existing)
    // A file that cannot be read has no content to be known by.
    const name = row.Id ?? picture.newFile?.contentVersion ?? picture.id ?? row.Picture
    const { line, ...plan } = await planRow(db, kind, {
      read: { ...read, row },
      existing,
      plans: [picture],
      names,
      problems: problemsOf(row, { existing, picture, names, isArtistThere: works.isArtistThere }),
      seen,
      key: name === undefined ? '' : `${works.code}/${name}`,
    })
    const noted = line.outcome === 'refused' || !note ? {} : { note }
    planned.push({ ...plan, line: { ...line, key: nameOf(row), ...noted } })
  }
  return planned
}

function shownAlready(picture: PicturePlan, known: PictureRow): PicturePlan {
  const changed = isMarkedOtherwise(known, picture.marks)
  return { ...picture, current: known, existing: known, id: known.id, newFile: null, changed }
}

function nameOf({ Id, Artist = '', Picture, TitleDe = '' }: Fields): string {
  const file = textIn(Picture)
  return Id === undefined ? `${Artist}: ${file?.startsWith('{') ? TitleDe : (file ?? TitleDe)}` : String(Id)
}

type Looked = { existing: Fields | null; picture: PicturePlan; names: Names; isArtistThere: boolean }

function problemsOf(
  { Artist, Galleries }: Fields,
  { existing, picture, names, isArtistThere }: Looked,
): Problems {
  const addresses = Array.isArray(Galleries) ? Galleries : []
  return {
    ...(isArtistThere ? {} : { Artist: Artist ? 'unknown' : 'required' }),
    // A picture that something else shows cannot become a work.
    ...(!picture.problem && !existing && picture.existing ? { Id: 'taken' } : {}),
    ...(addresses.some((address) => !names.galleryIds.has(address)) ? { Galleries: 'unknown' } : {}),
  }
}

async function listWorks(
  { db }: ImportNeeds,
  { resource }: ListKind,
  artistId: number | null,
): Promise<Map<unknown, Fields>> {
  if (artistId === null) return new Map()
  const rows = await db.select({ id: images.id }).from(images).where(eq(images.artistId, artistId))
  const records = await listSomeRecords(
    db,
    resource,
    rows.map(({ id }) => id),
  )
  return new Map(records.map((record) => [record.Id, record]))
}

/** A new work without alternative texts is hidden until a later list brings them, unless that list hides it. */
function decideVisibility(row: Fields, existing: Fields | null): { row: Fields; note: ReportLine['note'] } {
  const isComplete = hasTexts({ ...existing, ...row })
  const waited = existing?.Hidden === true && !hasTexts(existing)
  const isHidden = row.Hidden ?? (waited ? false : (existing?.Hidden ?? false))
  if (isHidden || (existing && existing.Hidden === false)) return { row, note: undefined }
  if (isComplete) return { row: waited ? { ...row, Hidden: false } : row, note: undefined }
  return { row: { ...row, Hidden: true }, note: 'no-alt' }
}

function hasTexts({ AltDe = '', AltEn = '' }: Fields): boolean {
  return Boolean(String(AltDe).trim() && String(AltEn).trim())
}
