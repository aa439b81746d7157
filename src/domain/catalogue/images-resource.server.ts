import { and, asc, eq, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { changeFocus, listPictureFacts, removePictures } from '#domain/imaging/edit-pictures.server.ts'
import { pictures } from '#domain/imaging/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import { keywords } from '#platform/fields/kinds.ts'
import { reference, requiredLine } from '#platform/fields/rules.ts'
import { type Fields, numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { scheduleFilters } from '#platform/schedule.server.ts'
import { checkSchedule } from '#platform/schedule.ts'
import { splitKeywords } from './bulk-changes.ts'
import { type Player, readEmbedCode } from './embed-code.ts'
import { IMAGE_RECORD, MOST_GALLERIES } from './records.ts'
import { artists, galleries, imageGalleries, images } from './tables.server.ts'

/** Progress of background jobs for an image, from modules that the catalogue does not import. */
type ImageProgress = (db: Database, id: number) => Promise<Fields>

const LONGEST_EMBED_CODE = 2_000
const LONGEST_KEYWORD = 80
const MOST_KEYWORDS = 50
const galleryIds = z
  .array(reference)
  .max(MOST_GALLERIES)
  .transform((ids) => [...new Set(ids)].sort((one, other) => one - other))
const keywordList = z.array(requiredLine(LONGEST_KEYWORD)).max(MOST_KEYWORDS)

/** Rebuilds an embed code from its player address alone, so that no other markup in it is stored. */
const embedCode = z
  .string()
  .max(LONGEST_EMBED_CODE)
  .nullable()
  .default(null)
  .transform((text, check) => {
    if (!text?.trim()) return null
    const player = readEmbedCode(text)
    if (player) return writeEmbedCode(player)
    check.addIssue({ code: 'custom', message: 'not-a-player' })
    return z.NEVER
  })

/** The picture of a new image has to exist already. */
export function imagesResource(progress: ImageProgress): Resource<number> {
  return {
    ...withColumns(IMAGE_RECORD, images, {
      Id: { refersTo: pictures.id },
      ArtistId: { refersTo: artists.id },
      Galleries: { rule: galleryIds.default([]), refersTo: galleries.id },
      EmbedCode: { rule: embedCode },
    }),
    key: numberKey(images.id),
    ownedBy: images.artistId,
    actions: ['create', 'change', 'remove'],
    sortedBy: { field: 'Id', order: 'desc' },
    nameOf: ({ TitleDe }) => String(TitleDe),
    alsoSearched: isByArtist,
    filters: { Gallery: isInGallery, MissingAlt: missesAlt, ...scheduleFilters(images) },
    related: readImageRelations,
    details: progress,
    check: async (_tx, image) => ({ ...checkImage(image), ...checkSchedule(image) }),
    store: storeImageRelations,
    beforeRemove:
      async (tx, { Id }) =>
      () =>
        removePictures(tx, [Number(Id)]),
    bulk: {
      rules: {
        AddGalleries: galleryIds,
        RemoveGalleries: galleryIds,
        AddKeywordsDe: keywordList,
        AddKeywordsEn: keywordList,
        RemoveKeywordsDe: keywordList,
        RemoveKeywordsEn: keywordList,
      },
      apply: changeInBulk,
    },
  }
}

function writeEmbedCode(player: Player): string {
  if (player.kind === 'foreign')
    return `<iframe src="${new URL(player.address).href}" allowfullscreen></iframe>`
  const poster = player.poster ? ` poster="${player.poster}"` : ''
  return `<video src="${player.film}"${poster} controls playsinline preload="none"></video>`
}

async function readImageRelations(db: Database, ids: number[]): Promise<Map<number, Fields>> {
  const works = await db
    .select({ id: images.id, artistName: artists.name, artistCode: artists.code })
    .from(images)
    .innerJoin(artists, eq(artists.id, images.artistId))
    .where(inArray(images.id, ids))
  const membership = await db
    .select()
    .from(imageGalleries)
    .where(inArray(imageGalleries.imageId, ids))
    .orderBy(asc(imageGalleries.galleryId))
  const galleriesOf = Map.groupBy(membership, ({ imageId }) => imageId)
  const facts = await listPictureFacts(db, ids)
  return new Map(
    works.map(({ id, artistName, artistCode }) => {
      const picture = facts.get(id)
      const fields = {
        ArtistName: artistName,
        ArtistCode: artistCode,
        Galleries: (galleriesOf.get(id) ?? []).map(({ galleryId }) => galleryId),
        FocusX: picture?.focusX,
        FocusY: picture?.focusY,
        Width: picture?.width,
        Height: picture?.height,
        Ground: picture?.dominantColour,
        FileName: picture?.fileName,
        Thumb: picture?.thumb,
      }
      return [id, fields]
    }),
  )
}

function isByArtist(pattern: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${artists} WHERE ${artists.id} = ${images.artistId} AND ${artists.name} ~ ${pattern})`
}

const Stored = z.object({
  Galleries: z.array(z.number()).optional(),
  FocusX: z.number().nullish(),
  FocusY: z.number().nullish(),
})

async function storeImageRelations(
  tx: Database,
  imageId: number,
  changes: Fields,
  before: Fields | null,
): Promise<void> {
  if (before) await noteUnseen(tx, imageId, changes)
  const { Galleries, FocusX, FocusY } = Stored.parse(changes)
  if (Galleries) {
    if (before) await tx.delete(imageGalleries).where(eq(imageGalleries.imageId, imageId))
    const rows = Galleries.map((galleryId) => ({ imageId, galleryId }))
    if (rows.length > 0) await tx.insert(imageGalleries).values(rows)
  }
  const focus = {
    ...(FocusX === undefined ? {} : { focusX: FocusX }),
    ...(FocusY === undefined ? {} : { focusY: FocusY }),
  }
  if (Object.keys(focus).length > 0) await changeFocus(tx, imageId, focus)
}

function isInGallery(gallery: string): SQL | null {
  if (!/^[1-9]\d{0,8}$/.test(gallery)) return null
  return sql`${images.id} IN (
    SELECT ${imageGalleries.imageId} FROM ${imageGalleries} WHERE ${imageGalleries.galleryId} = ${Number(gallery)})`
}

/** Filters images without alternative text in at least one language, or with one that nobody has looked at. */
function missesAlt(value: string): SQL | null {
  if (value === 'true') return or(eq(images.altDe, ''), eq(images.altEn, ''), images.altUnseen) ?? null
  return value === 'false'
    ? (and(ne(images.altDe, ''), ne(images.altEn, ''), not(images.altUnseen)) ?? null)
    : null
}

/** The program lists motifs behind a colon: such a text is a suggestion until somebody says that they have seen it. */
const PUT_TOGETHER = /^Illustration(?: [„“][^“”]+[“”])?: ./

async function noteUnseen(tx: Database, imageId: number, changes: Fields): Promise<void> {
  const { AltDe, AltEn, AltUnseen } = changes
  if (AltUnseen !== undefined || (AltDe === undefined && AltEn === undefined)) return
  const [stored] = await tx
    .select({ altDe: images.altDe, altEn: images.altEn })
    .from(images)
    .where(eq(images.id, imageId))
  const altUnseen = [stored?.altDe, stored?.altEn].some((text) => PUT_TOGETHER.test(text ?? ''))
  await tx.update(images).set({ altUnseen }).where(eq(images.id, imageId))
}

function checkImage({ Hidden, TitleEn, AltDe, AltEn, FocusX, FocusY }: Fields): FieldErrors {
  const missing = [
    ...(Hidden === false && !TitleEn ? ['TitleEn'] : []),
    ...(Hidden === false && !AltDe ? ['AltDe'] : []),
    ...(Hidden === false && !AltEn ? ['AltEn'] : []),
    ...(FocusX === null && FocusY !== null ? ['FocusX'] : []),
    ...(FocusY === null && FocusX !== null ? ['FocusY'] : []),
  ]
  return Object.fromEntries(missing.map((name) => [name, 'required']))
}

const Galleries = z.array(z.number()).default([])
const KeywordChange = z.array(z.string()).default([])
const BulkChanges = z.looseObject({
  AddGalleries: Galleries,
  RemoveGalleries: Galleries,
  AddKeywordsDe: KeywordChange,
  RemoveKeywordsDe: KeywordChange,
  AddKeywordsEn: KeywordChange,
  RemoveKeywordsEn: KeywordChange,
})

function changeInBulk(image: Fields, changes: Fields): Fields {
  const {
    AddGalleries,
    RemoveGalleries,
    AddKeywordsDe,
    RemoveKeywordsDe,
    AddKeywordsEn,
    RemoveKeywordsEn,
    ...plain
  } = BulkChanges.parse(changes)
  const after: Fields = { ...image, ...plain }
  const all = new Set([...Galleries.parse(after.Galleries), ...AddGalleries])
  for (const gallery of RemoveGalleries) all.delete(gallery)
  return {
    ...plain,
    Galleries: [...all].sort((one, other) => one - other),
    KeywordsDe: changeKeywords(String(after.KeywordsDe), AddKeywordsDe, RemoveKeywordsDe),
    KeywordsEn: changeKeywords(String(after.KeywordsEn), AddKeywordsEn, RemoveKeywordsEn),
  }
}

/** Adds and removes keywords, ignoring case; drops those that exceed the length of the field. */
function changeKeywords(text: string, added: readonly string[], removed: readonly string[]): string {
  const removedKeys = new Set(removed.map(normalize))
  const remaining = new Map(
    [...splitKeywords(text), ...added.flatMap(splitKeywords)]
      .filter((word) => !removedKeys.has(normalize(word)))
      .toReversed()
      .map((word) => [normalize(word), word]),
  )
  let joined = ''
  for (const word of [...remaining.values()].toReversed()) {
    const longer = joined === '' ? word : `${joined}, ${word}`
    if (longer.length > keywords.longest) return joined
    joined = longer
  }
  return joined
}

function normalize(word: string): string {
  return word.trim().toLocaleLowerCase('de')
}
