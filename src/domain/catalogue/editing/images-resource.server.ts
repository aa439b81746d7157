import { z } from 'zod'
import { type Player, readEmbedCode } from '#domain/catalogue/embed-code.ts'
import { artists, galleries, images } from '#domain/catalogue/tables.server.ts'
import { removePictures } from '#domain/imaging/edit-pictures.server.ts'
import { pictures } from '#domain/imaging/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { reference, requiredLine } from '#platform/fields/rules.ts'
import { type Fields, numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { scheduleFilters } from '#platform/schedule/schedule.server.ts'
import { checkSchedule } from '#platform/schedule/schedule.ts'
import { changeInBulk, checkImage } from './change-images.ts'
import {
  isByArtist,
  isInGallery,
  missesAlt,
  readImageRelations,
  storeImageRelations,
} from './image-relations.server.ts'
import { IMAGE_RECORD, MOST_GALLERIES } from './records.ts'

/** Progress of background jobs for an image, from modules that the catalogue does not import. */
export type ImageProgress = (db: Database, id: number) => Promise<Fields>

const LONGEST_EMBED_CODE = 2_000
/** For a keyword that is added to many images at once. */
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

/** Artists' works. The picture of a new image has to exist already. */
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
