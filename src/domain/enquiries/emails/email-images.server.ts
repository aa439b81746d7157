import type { Image } from '#domain/catalogue/model.ts'
import type { SavedImage } from '#domain/collection/saved-collections.server.ts'
import { withoutLinks } from '#domain/enquiries/forms/links.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { LetterImage } from '#platform/mail/letter/letter.ts'
import type { InlinePicture } from '#platform/mail/mailer.ts'
import { translateIn } from './email-messages.ts'

/** More make an e-mail that mail servers may take for advertising; the others are named. */
const MOST_THUMBNAILS = 24

export type EmailImageNeeds = {
  /** A small JPEG that stands still; null when the original is missing or broken. */
  thumbnailOf: (image: Image) => Promise<Uint8Array | null>
  /** Absolute addresses on the site. */
  links: {
    collection: (language: Language, id: string) => string
    image: (language: Language, image: Image) => string
    application: (language: Language, number: string, secret: string) => string
  }
}

/** Images with their notes as an e-mail shows them, and the pictures that the e-mail carries for them. */
export async function viewEmailImages(
  needs: EmailImageNeeds,
  images: readonly SavedImage[],
  language: Language,
): Promise<{ images: LetterImage[]; pictures: InlinePicture[] }> {
  const pictures = await makeThumbnails(needs, images)
  const pictureIds = new Set(pictures.map(({ id }) => id))
  return { images: viewImages(needs, images, language, pictureIds), pictures }
}

function viewImages(
  { links }: EmailImageNeeds,
  images: readonly SavedImage[],
  language: Language,
  pictureIds: ReadonlySet<string>,
): LetterImage[] {
  const t = translateIn(language)
  return images.map(({ image, note }) => ({
    title: language === 'de' ? image.titleDe : image.titleEn,
    alt: language === 'de' ? image.altDe : image.altEn,
    artist: image.artistName,
    url: links.image(language, image),
    note: note ? t('mail_note', { note: withoutLinks(note) }) : '',
    pictureId: pictureIds.has(nameIn(image)) ? nameIn(image) : null,
  }))
}

/** One after the other: visitors' own pictures come first. */
async function makeThumbnails(
  { thumbnailOf }: EmailImageNeeds,
  images: readonly SavedImage[],
): Promise<InlinePicture[]> {
  const pictures: InlinePicture[] = []
  for (const { image } of images.slice(0, MOST_THUMBNAILS)) {
    const bytes = await thumbnailOf(image)
    if (bytes)
      pictures.push({
        id: nameIn(image),
        fileName: `${image.artistCode}-${image.id}.jpg`,
        contentType: 'image/jpeg',
        bytes,
      })
  }
  return pictures
}

function nameIn({ id }: Image): string {
  return `image-${id}`
}
