import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { listPictureFacts, releasePictures } from '#domain/imaging/edit-pictures.server.ts'
import { pictures } from '#domain/imaging/tables.server.ts'
import { line, lines, ownPath } from '#platform/fields/rules.ts'
import { numberKey, type Resource, textKey, withColumns } from '#platform/records/resource.ts'
import { scheduleFilters } from '#platform/schedule.server.ts'
import { checkSchedule } from '#platform/schedule.ts'
import { BANNER_RECORD, BANNER_TEXTS, HERO_RECORD, TESTIMONIAL_RECORD } from './records.ts'
import { banners, heroes, testimonials } from './tables.server.ts'

const LONGEST_LINK = 500
/** It leads to a page of this site other than the home page. */
const link = ownPath(LONGEST_LINK).refine((path) => path.length > 1, 'pattern')
/** All of them are sent, and each may be empty. */
const bannerTexts = z.strictObject({
  text: lines(BANNER_TEXTS.text.longest),
  title: line(BANNER_TEXTS.title.longest),
  alt: line(BANNER_TEXTS.alt.longest),
})

export const heroesResource: Resource<number> = {
  ...withColumns(HERO_RECORD, heroes, {
    ImageId: { refersTo: pictures.id },
    PhonePictureId: { refersTo: pictures.id },
    Link: { rule: link },
  }),
  key: numberKey(heroes.imageId),
  actions: ['create', 'change', 'remove'],
  sortedBy: { field: 'Position', order: 'desc' },
  nameOf: ({ Title }) => String(Title),
  filters: scheduleFilters(heroes),
  check: async (_tx, hero) => checkSchedule(hero),
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

/** Their places on the site would be empty without them, so they cannot be removed. */
export const bannersResource: Resource<string> = {
  ...withColumns(BANNER_RECORD, banners, {
    PictureId: { refersTo: pictures.id },
    TextsDe: { rule: bannerTexts },
    TextsEn: { rule: bannerTexts },
  }),
  key: textKey(banners.address),
  actions: ['create', 'change'],
  sortedBy: { field: 'Id', order: 'asc' },
  nameOf: ({ Id }) => String(Id),
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
  ...withColumns(TESTIMONIAL_RECORD, testimonials),
  key: numberKey(testimonials.id),
  actions: ['create', 'change', 'remove'],
  sortedBy: { field: 'Id', order: 'asc' },
  nameOf: ({ DeCredit }) => String(DeCredit),
}
