import { z } from 'zod'

// Clients outside rely on the field names. Browsers import the types alone, so that zod stays out of their bundles.

const size = { Width: z.int(), Height: z.int(), Ground: z.string(), ThumbHash: z.string().nullable() }

export const ArtistAnswer = z.object({
  Id: z.int(),
  Name: z.string(),
  /** It is empty until there is a portrait: older pages take nothing but texts. */
  PortraitUrl: z.string(),
  PortfolioUrl: z.string(),
})
export type ArtistAnswer = z.infer<typeof ArtistAnswer>

export const GalleryAnswer = z.object({
  Id: z.int(),
  GermanUrl: z.string(),
  Description: z.string(),
  GermanDescription: z.string(),
})
export type GalleryAnswer = z.infer<typeof GalleryAnswer>

export const ImageAnswer = z.object({
  Id: z.int(),
  FullSrc: z.string(),
  Alt: z.string(),
  AltEn: z.string(),
  Title: z.string(),
  TitleEn: z.string(),
  ArtistId: z.int(),
  ArtistName: z.string(),
  PortfolioUrl: z.string(),
  Animation: z.boolean(),
  EmbedCode: z.string().nullable(),
  Rating: z.int(),
  FocusX: z.number().nullable(),
  FocusY: z.number().nullable(),
  Client: z.string(),
  Year: z.int().nullable(),
  Commission: z.enum(['commissioned', 'free']).nullable(),
  Licensable: z.boolean(),
  ...size,
})
export type ImageAnswer = z.infer<typeof ImageAnswer>

export const HeroAnswer = z.object({
  image_id: z.int(),
  title: z.string(),
  caption: z.string(),
  captionEn: z.string(),
  link: z.string(),
  mobile: z.string(),
  mobileSrcSet: z.string(),
  large: z.string(),
  largeSrcSet: z.string(),
})
export type HeroAnswer = z.infer<typeof HeroAnswer>

export const NewsImageAnswer = z.object({
  ImageFile: z.string(),
  ImageAlt: z.string(),
  ImageAltEn: z.string(),
  Src: z.string(),
  ...size,
})
export type NewsImageAnswer = z.infer<typeof NewsImageAnswer>

/** The secret lets whoever saved it end it, and is told only here. */
export const SavedAnswer = z.object({ id: z.string(), expires: z.iso.datetime(), secret: z.string() })
export type SavedAnswer = z.infer<typeof SavedAnswer>

export type FieldOf<Answer, Value> = {
  [Name in keyof Answer]: Answer[Name] extends Value ? Name : never
}[keyof Answer] &
  string

const RoundContent = {
  isOpen: z.boolean(),
  /** Increases with every change. */
  revision: z.int(),
  people: z.array(z.object({ id: z.string(), name: z.string(), hidden: z.boolean() })),
  votes: z.array(z.object({ image: z.int(), person: z.string() })),
  comments: z.array(
    z.object({
      id: z.string(),
      image: z.int(),
      person: z.string(),
      text: z.string(),
      at: z.iso.datetime(),
    }),
  ),
}

export const RoundAnswer = z.object({
  ...RoundContent,
  /** Empty where the collection has no name. */
  title: z.string(),
  images: z.int(),
  expires: z.iso.datetime(),
  /** The owner's e-mails; null for readers. */
  digest: z.enum(['none', 'asked', 'confirmed']).nullable(),
})
export type RoundAnswer = z.infer<typeof RoundAnswer>

export const OpenedRoundAnswer = z.object({ id: z.string(), secret: z.string(), expires: z.iso.datetime() })
export type OpenedRoundAnswer = z.infer<typeof OpenedRoundAnswer>

/** `person` is who it was stored for. */
export const TakenPartAnswer = z.object({ person: z.string(), state: z.object(RoundContent) })
export type TakenPartAnswer = z.infer<typeof TakenPartAnswer>
