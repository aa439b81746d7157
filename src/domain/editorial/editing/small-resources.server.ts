import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { banners, heroes, testimonials } from '#domain/editorial/tables.server.ts'
import { listPictureFacts, releasePictures } from '#domain/imaging/edit-pictures.server.ts'
import { pictures } from '#domain/imaging/tables.server.ts'
import {
  addressPart,
  line,
  lines,
  reference,
  requiredLine,
  requiredLines,
  wholeNumber,
  yesOrNo,
} from '#platform/records/field-rules.ts'
import { numberKey, type Resource, textKey } from '#platform/records/resource.ts'
import { heroLink } from './hero-link.ts'
import * as limits from './limits.ts'

const title = requiredLine(limits.LONGEST_TITLE)
const quote = requiredLines(limits.LONGEST_QUOTE)
const bannerTexts = z.strictObject({
  text: lines(limits.LONGEST_INTRO),
  title: line(limits.LONGEST_TITLE),
  alt: line(limits.LONGEST_ALT),
})

/** The heroes of the home page; a hero's id is its picture's. */
export const heroesResource: Resource<number> = {
  name: 'heroes',
  table: heroes,
  key: numberKey(heroes.imageId),
  actions: ['create', 'change', 'remove'],
  sortedBy: { field: 'Position', order: 'desc' },
  nameOf: ({ Title }) => String(Title),
  fields: {
    Id: { column: heroes.imageId },
    ImageId: {
      column: heroes.imageId,
      rule: reference,
      fixed: true,
      unique: true,
      refersTo: pictures.id,
    },
    PhonePictureId: { column: heroes.phonePictureId, rule: reference, refersTo: pictures.id },
    Title: { column: heroes.title, rule: title, searched: true },
    Caption: { column: heroes.caption, rule: line(limits.LONGEST_TITLE).default(''), searched: true },
    CaptionEn: { column: heroes.captionEn, rule: line(limits.LONGEST_TITLE).default(''), searched: true },
    Link: { column: heroes.link, rule: heroLink },
    Position: { column: heroes.position, rule: wholeNumber(0), unique: true },
    Hidden: { column: heroes.hidden, rule: yesOrNo.default(false), filtered: true },
    Thumb: {},
    PhoneThumb: {},
  },
  related: async (db, ids) => {
    const { imageId, phonePictureId } = heroes
    const rows = await db.select({ imageId, phonePictureId }).from(heroes).where(inArray(imageId, ids))
    const facts = await listPictureFacts(
      db,
      rows.flatMap((row) => [row.imageId, row.phonePictureId]),
    )
    const thumbOf = (id: number) => facts.get(id)?.thumb
    return new Map(
      rows.map((row) => [
        row.imageId,
        { Thumb: thumbOf(row.imageId), PhoneThumb: thumbOf(row.phonePictureId) },
      ]),
    )
  },
  beforeRemove: async (tx, { ImageId, PhonePictureId }) => {
    return () => releasePictures(tx, [Number(ImageId), Number(PhonePictureId)])
  },
}

/** Pictures with texts at fixed places of the site, which would be empty without them, so they cannot be removed. */
export const bannersResource: Resource<string> = {
  name: 'banners',
  table: banners,
  key: textKey(banners.address),
  actions: ['create', 'change'],
  sortedBy: { field: 'Id', order: 'asc' },
  nameOf: ({ Id }) => String(Id),
  fields: {
    Id: {
      column: banners.address,
      rule: addressPart(limits.LONGEST_PERMALINK),
      fixed: true,
      unique: true,
      searched: true,
    },
    PictureId: { column: banners.pictureId, rule: reference, refersTo: pictures.id },
    TextsDe: { column: banners.textsDe, rule: bannerTexts },
    TextsEn: { column: banners.textsEn, rule: bannerTexts },
    Thumb: {},
  },
  related: async (db, ids) => {
    const { address, pictureId } = banners
    const rows = await db.select({ address, pictureId }).from(banners).where(inArray(address, ids))
    const facts = await listPictureFacts(
      db,
      rows.map((row) => row.pictureId),
    )
    return new Map(rows.map((row) => [row.address, { Thumb: facts.get(row.pictureId)?.thumb }]))
  },
}

export const testimonialsResource: Resource<number> = {
  name: 'testimonials',
  table: testimonials,
  key: numberKey(testimonials.id),
  actions: ['create', 'change', 'remove'],
  sortedBy: { field: 'Id', order: 'asc' },
  nameOf: ({ DeCredit }) => String(DeCredit),
  fields: {
    Id: { column: testimonials.id },
    DeText: { column: testimonials.deText, rule: quote, searched: true },
    EnText: { column: testimonials.enText, rule: quote, searched: true },
    DeCredit: { column: testimonials.deCredit, rule: title, searched: true },
    EnCredit: { column: testimonials.enCredit, rule: title, searched: true },
    Hidden: { column: testimonials.hidden, rule: yesOrNo.default(false), filtered: true },
  },
}
