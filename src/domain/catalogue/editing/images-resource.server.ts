import { z } from 'zod'
import { type Player, readEmbedCode } from '#domain/catalogue/embed-code.ts'
import { artists, galleries, images } from '#domain/catalogue/tables.server.ts'
import { removePictures } from '#domain/imaging/edit-pictures.server.ts'
import { pictures } from '#domain/imaging/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { line, reference, requiredLine, wholeNumber, yesOrNo } from '#platform/records/field-rules.ts'
import { type Fields, numberKey, type Resource } from '#platform/records/resource.ts'
import { changeInBulk, checkImage } from './change-images.ts'
import {
  isByArtist,
  isInGallery,
  missesAlt,
  readImageRelations,
  storeImageRelations,
} from './image-relations.server.ts'
import * as limits from './limits.ts'
import { IMAGE_FACT_FIELDS } from './profile-fields.server.ts'

/** Progress of background jobs for an image, from modules that the catalogue does not import. */
export type ImageProgress = (db: Database, id: number) => Promise<Fields>

const title = requiredLine(limits.LONGEST_TITLE)
const alt = line(limits.LONGEST_ALT).default('')
const keywords = line(limits.LONGEST_KEYWORDS).default('')
const share = z.number().min(0).max(1).nullable().default(null)
const galleryIds = z
  .array(reference)
  .max(limits.MOST_GALLERIES)
  .transform((ids) => [...new Set(ids)].sort((one, other) => one - other))
const keywordList = z.array(requiredLine(limits.LONGEST_KEYWORD)).max(limits.MOST_KEYWORDS)

/** Rebuilds an embed code from its player address alone, so that no other markup in it is stored. */
const embedCode = z
  .string()
  .max(limits.LONGEST_EMBED_CODE)
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
    name: 'images',
    table: images,
    key: numberKey(images.id),
    actions: ['create', 'change', 'remove'],
    sortedBy: { field: 'Id', order: 'desc' },
    nameOf: ({ TitleDe }) => String(TitleDe),
    fields: {
      Id: { column: images.id, rule: reference, fixed: true, unique: true, refersTo: pictures.id },
      ArtistId: { column: images.artistId, rule: reference, refersTo: artists.id, filtered: true },
      ArtistName: {},
      TitleDe: { column: images.titleDe, rule: title, searched: true },
      TitleEn: { column: images.titleEn, rule: title, searched: true },
      AltDe: { column: images.altDe, rule: alt, searched: true },
      AltEn: { column: images.altEn, rule: alt, searched: true },
      KeywordsDe: { column: images.keywordsDe, rule: keywords, searched: true },
      KeywordsEn: { column: images.keywordsEn, rule: keywords, searched: true },
      Galleries: { rule: galleryIds.default([]), refersTo: galleries.id },
      Animation: { column: images.animation, rule: yesOrNo.default(false), filtered: true },
      EmbedCode: { column: images.embedCode, rule: embedCode },
      ...IMAGE_FACT_FIELDS,
      Rating: { column: images.rating, rule: wholeNumber(0, limits.HIGHEST_RATING).default(0) },
      Position: { column: images.position, rule: wholeNumber(0).default(0) },
      Hidden: { column: images.hidden, rule: yesOrNo.default(true), filtered: true },
      AddedAt: { column: images.addedAt },
      FocusX: { rule: share },
      FocusY: { rule: share },
      Width: {},
      Height: {},
      Ground: {},
      FileName: {},
      // Its address changes when the original is replaced.
      Thumb: { revised: true },
    },
    alsoSearched: isByArtist,
    filters: { Gallery: isInGallery, MissingAlt: missesAlt },
    related: readImageRelations,
    details: progress,
    check: async (_tx, image) => checkImage(image),
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
