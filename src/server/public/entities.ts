import { z } from 'zod'
import type { Artist, Gallery, Image } from '#domain/catalogue/catalogue-model.ts'
import type { Banner, Hero, NewsImage, NewsItem, Testimonial } from '#domain/editorial/editorial-model.ts'
import {
  fullSrc,
  HERO_WIDTH,
  newsPictureAddress,
  phoneHeroAddress,
  phoneHeroSrcset,
  pictureAddress,
  srcsetOf,
} from '#domain/imaging/imaging-model.ts'
import { ArtistAnswer, GalleryAnswer, HeroAnswer, ImageAnswer, NewsImageAnswer } from '#site/api-answers.ts'
import { paths } from '#site/paths.ts'

// The entities of the public API have exactly the field names of the specification (Entities).

export const ArtistEntity = z.object(ArtistAnswer.shape).meta({ id: 'Artist' })

export const GalleryEntity = z.object(GalleryAnswer.shape).meta({ id: 'Gallery' })

export const GalleryMetaEntity = z
  .object({ title: z.string(), description: z.string(), h1: z.string() })
  .meta({ id: 'GalleryMeta' })

export const ImageEntity = z.object(ImageAnswer.shape).meta({ id: 'Image' })

export const HeroEntity = z.object(HeroAnswer.shape).meta({ id: 'Hero' })

export const NewsEntity = z
  .object({
    Id: z.int(),
    Title: z.string(),
    TitleEn: z.string(),
    Intro: z.string(),
    IntroEn: z.string(),
    Body: z.string(),
    BodyEn: z.string(),
    Keywords: z.string(),
    KeywordsEn: z.string(),
    ImageFile: z.string(),
    ImageAlt: z.string(),
    ImageAltEn: z.string(),
    MetaDesc: z.string(),
    MetaDescEn: z.string(),
    Permalink: z.string(),
    PermalinkEn: z.string(),
    Rating: z.int(),
    PublishedAt: z.iso.datetime(),
  })
  .meta({ id: 'NewsItem' })

export const NewsImageEntity = z.object(NewsImageAnswer.shape).meta({ id: 'NewsImage' })

const BannerTexts = z.object({ text: z.string(), title: z.string(), alt: z.string() })
export const BannerEntity = z
  .object({ ImageFile: z.string(), JsonDataDe: BannerTexts, JsonDataEn: BannerTexts })
  .meta({ id: 'Banner' })

export const TestimonialEntity = z
  .object({ DeText: z.string(), EnText: z.string(), DeCredit: z.string(), EnCredit: z.string() })
  .meta({ id: 'Testimonial' })

const PORTRAIT_WIDTH = 640

export function toArtist({ id, name, code, portrait }: Artist): ArtistAnswer {
  const PortraitUrl = portrait ? pictureAddress(portrait, PORTRAIT_WIDTH) : ''
  return { Id: id, Name: name, PortraitUrl, PortfolioUrl: paths.artist('de', code) }
}

export function toGallery({ id, germanUrl, description, germanDescription }: Gallery): GalleryAnswer {
  return { Id: id, GermanUrl: germanUrl, Description: description, GermanDescription: germanDescription }
}

export function toImage(image: Image): ImageAnswer {
  const { picture } = image
  return {
    Id: image.id,
    FullSrc: fullSrc(picture),
    Alt: image.altDe,
    AltEn: image.altEn,
    Title: image.titleDe,
    TitleEn: image.titleEn,
    ArtistId: image.artistId,
    ArtistName: image.artistName,
    PortfolioUrl: paths.artist('de', image.artistCode),
    Animation: image.animation,
    EmbedCode: image.embedCode,
    Rating: image.rating,
    FocusX: picture.focus?.x ?? null,
    FocusY: picture.focus?.y ?? null,
    Client: image.client,
    Year: image.year,
    Commission: image.commission,
    Licensable: image.licensable,
    ...sizeOf(picture),
  }
}

export function toHero({ picture, phonePicture, ...hero }: Hero): HeroAnswer {
  const { title, caption, captionEn, link } = hero
  return {
    image_id: picture.id,
    title,
    caption,
    captionEn,
    link,
    mobile: phoneHeroAddress(picture, phonePicture),
    mobileSrcSet: phoneHeroSrcset(phonePicture),
    large: pictureAddress(picture, HERO_WIDTH),
    largeSrcSet: srcsetOf(picture),
  }
}

export function toNews(item: NewsItem): z.infer<typeof NewsEntity> {
  return {
    Id: item.id,
    Title: item.titleDe,
    TitleEn: item.titleEn,
    Intro: item.introDe,
    IntroEn: item.introEn,
    Body: item.bodyDe,
    BodyEn: item.bodyEn,
    Keywords: item.keywordsDe,
    KeywordsEn: item.keywordsEn,
    ImageFile: item.picture.fileName ?? '',
    ImageAlt: item.imageAltDe,
    ImageAltEn: item.imageAltEn,
    MetaDesc: item.metaDe,
    MetaDescEn: item.metaEn,
    Permalink: item.permalinkDe,
    PermalinkEn: item.permalinkEn,
    Rating: item.rating,
    PublishedAt: item.publishedAt,
  }
}

export function toNewsImage({ picture, altDe, altEn }: NewsImage): NewsImageAnswer {
  const ImageFile = picture.fileName ?? ''
  const Src = newsPictureAddress(ImageFile, 640, picture.contentVersion)
  return { ImageFile, ImageAlt: altDe, ImageAltEn: altEn, Src, ...sizeOf(picture) }
}

export function toBanner({ picture, textsDe, textsEn }: Banner): z.infer<typeof BannerEntity> {
  return { ImageFile: picture.fileName ?? '', JsonDataDe: textsDe, JsonDataEn: textsEn }
}

export function toTestimonial({
  deText,
  enText,
  deCredit,
  enCredit,
}: Testimonial): z.infer<typeof TestimonialEntity> {
  return { DeText: deText, EnText: enText, DeCredit: deCredit, EnCredit: enCredit }
}

function sizeOf({ width, height, dominantColour, thumbHash }: Image['picture']) {
  return { Width: width, Height: height, Ground: dominantColour, ThumbHash: thumbHash }
}
