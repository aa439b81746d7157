import { z } from 'zod'
import type { Hero, NewsItem } from '#domain/editorial/editorial-model.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import { isOwnPath } from '#platform/http/link-address.ts'
import type { Fields } from '#platform/records/resource.ts'

/** A picture by its id; null when there is none. */
export type GetPicture = (
  id: number,
  use: { title: string; page: string; isHero: boolean; phonePictureId?: number },
) => Picture | null

// A draft may be unfinished: a value that cannot be read is left empty, or stays as it is published.
const text = z.string().catch('')
const id = z.number().int().positive().catch(0)
const permalink = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .catch('')

const News = z.object({
  Id: z.number(),
  TitleDe: text,
  TitleEn: text,
  IntroDe: text,
  IntroEn: text,
  BodyDe: text,
  BodyEn: text,
  KeywordsDe: text,
  KeywordsEn: text,
  MetaDe: text,
  MetaEn: text,
  PermalinkDe: permalink,
  PermalinkEn: permalink,
  PictureId: id,
  ImageAltDe: text,
  ImageAltEn: text,
  Rating: z.number().catch(0),
  PublishedAt: z.coerce.date().catch(new Date(0)),
  Images: z.array(z.object({ PictureId: id, AltDe: text, AltEn: text })).catch([]),
})

const HeroFields = z.object({
  ImageId: id,
  PhonePictureId: id,
  Title: text,
  Caption: text,
  CaptionEn: text,
  Link: z.string().refine(isOwnPath).catch('/'),
})

/** Without a picture for phones, the wide one is cropped to their shape. */
const ShownHero = HeroFields.transform((hero) => ({
  ...hero,
  PhonePictureId: hero.PhonePictureId || hero.ImageId,
}))

/** The ids of all pictures that a news item or hero shows. */
export function picturesOf(fields: Fields): number[] {
  const { PictureId, Images } = News.partial({ Id: true }).parse(fields)
  const { ImageId, PhonePictureId } = ShownHero.parse(fields)
  return [PictureId, ...Images.map((image) => image.PictureId), ImageId, PhonePictureId].filter(Boolean)
}

/** The news item as the pages show it, published or not; null while it has no picture. */
export function toNewsItem(fields: Fields, pictureOf: GetPicture): NewsItem | null {
  const { PictureId, Images, PublishedAt, ...item } = News.parse(fields)
  const use = { title: item.TitleDe, page: `/news/${item.PermalinkDe}`, isHero: false }
  const picture = pictureOf(PictureId, use)
  if (!picture) return null
  return {
    id: item.Id,
    titleDe: item.TitleDe,
    titleEn: item.TitleEn,
    introDe: item.IntroDe,
    introEn: item.IntroEn,
    bodyDe: item.BodyDe,
    bodyEn: item.BodyEn,
    keywordsDe: item.KeywordsDe,
    keywordsEn: item.KeywordsEn,
    metaDe: item.MetaDe,
    metaEn: item.MetaEn,
    permalinkDe: item.PermalinkDe,
    permalinkEn: item.PermalinkEn,
    imageAltDe: item.ImageAltDe,
    imageAltEn: item.ImageAltEn,
    rating: item.Rating,
    publishedAt: PublishedAt.toISOString(),
    picture,
    images: Images.flatMap((image) => {
      const found = pictureOf(image.PictureId, use)
      return found ? [{ altDe: image.AltDe, altEn: image.AltEn, picture: found }] : []
    }),
  }
}

export function toHero(fields: Fields, pictureOf: GetPicture): Hero | null {
  const { ImageId, PhonePictureId, Title, Caption, CaptionEn, Link } = ShownHero.parse(fields)
  const use = { title: Title, page: Link, isHero: true }
  const picture = pictureOf(ImageId, { ...use, phonePictureId: PhonePictureId })
  const phonePicture = pictureOf(PhonePictureId, use)
  if (!picture || !phonePicture) return null
  return { title: Title, caption: Caption, captionEn: CaptionEn, link: Link, picture, phonePicture }
}

/** Returns the content with this item in place of its published version; an unpublished item is the newest. */
export function withNewsItem(snapshot: Snapshot, item: NewsItem): Snapshot {
  const others = snapshot.editorial.news.filter((other) => other.id !== item.id)
  const news = [...others, item].sort((one, other) => other.publishedAt.localeCompare(one.publishedAt))
  const newsById = new Map(news.map((each) => [each.id, each]))
  return {
    ...snapshot,
    editorial: { ...snapshot.editorial, news, newsById },
    ...withPictures(snapshot, [item.picture, ...item.images.map((image) => image.picture)]),
  }
}

/** Returns the content with this hero as the current one, whatever its place will be. */
export function withHero(snapshot: Snapshot, hero: Hero): Snapshot {
  const others = snapshot.editorial.heroes.filter((other) => other.picture.id !== hero.picture.id)
  return {
    ...snapshot,
    editorial: { ...snapshot.editorial, heroes: [hero, ...others] },
    ...withPictures(snapshot, [hero.picture, hero.phonePicture]),
  }
}

/** Returns the content with this text of a setting; one that is no text stays as it is published. */
export function withSetting(snapshot: Snapshot, record: Fields): Snapshot {
  const { Id, TextDe, TextEn } = z.object({ Id: text, TextDe: text, TextEn: text }).parse(record)
  return { ...snapshot, settings: new Map([...snapshot.settings, [Id, { de: TextDe, en: TextEn }]]) }
}

export function withPictures(
  { pictures, picturesByFileName }: Snapshot,
  shown: readonly Picture[],
): Pick<Snapshot, 'pictures' | 'picturesByFileName'> {
  return {
    pictures: new Map([...pictures, ...shown.map((picture) => [picture.id, picture] as const)]),
    picturesByFileName: new Map([
      ...picturesByFileName,
      ...shown.flatMap((picture) => (picture.fileName ? [[picture.fileName, picture] as const] : [])),
    ]),
  }
}
