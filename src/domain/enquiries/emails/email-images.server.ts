import type { Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import { findSavedCollection, type SavedImage } from '#domain/collection/saved-collections.server.ts'
import { withoutLinks } from '#domain/enquiries/forms/links.ts'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { EmailImage, EmailPart } from '#platform/mail/email-content.ts'
import type { InlinePicture } from '#platform/mail/mailer.ts'
import { translateIn } from './email-messages.ts'

/** More make an e-mail that mail servers may take for advertising; the others are named. */
const MOST_THUMBNAILS = 24

export type EmailImageNeeds = {
  /** It makes a small JPEG that stands still; null when the original is missing or broken. */
  thumbnailOf: (image: Image) => Promise<Uint8Array | null>
  links: {
    collection: (language: Language, id: string) => string
    image: (language: Language, image: Image) => string
    application: (language: Language, number: string, secret: string) => string
  }
}

export async function viewEmailImages(
  needs: EmailImageNeeds,
  images: readonly SavedImage[],
  language: Language,
): Promise<{ images: EmailImage[]; pictures: InlinePicture[] }> {
  const pictures = await makeThumbnails(needs, images)
  const pictureIds = new Set(pictures.map(({ id }) => id))
  return { images: viewImages(needs, images, language, pictureIds), pictures }
}

function viewImages(
  { links }: EmailImageNeeds,
  images: readonly SavedImage[],
  language: Language,
  pictureIds: ReadonlySet<string>,
): EmailImage[] {
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

/** They are made one after the other: visitors' own pictures come first. */
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

type EmailImagesNeeds = EmailImageNeeds & { db: Database; clock: Clock; catalogue: () => Catalogue }

/** The parts of an e-mail about an enquiry's images, their pictures, and notices about the others. */
type Shown = { parts: EmailPart[]; notices: string[]; pictures: InlinePicture[] }

const NOTHING: Shown = { parts: [], notices: [], pictures: [] }

/**
 * Shows the images that it is about. Those that left the site meanwhile are named by their numbers, by which the office
 * finds them.
 */
export async function showImages(
  needs: EmailImagesNeeds,
  submission: Submission,
  language: Language,
): Promise<Shown> {
  const enquired = submission.kind === 'enquiry' ? submission.fields.images : []
  const { imagesById } = needs.catalogue()
  const visible = enquired.flatMap(({ id, note }): SavedImage[] => {
    const image = imagesById.get(id)
    return image ? [{ image, note }] : []
  })
  const gone = enquired.map(({ id }) => id).filter((id) => !imagesById.has(id))
  const t = translateIn(language)
  const notices =
    gone.length > 0
      ? [t(gone.length === 1 ? 'images_gone_one' : 'images_gone_some', { numbers: gone.join(', ') })]
      : []
  if (visible.length === 0) return { ...NOTHING, notices }
  const { images, pictures } = await viewEmailImages(needs, visible, language)
  const label = t(images.length === 1 ? 'images_about_one' : 'images_about_some', { count: images.length })
  const parts: EmailPart[] = [
    { kind: 'rule' },
    { kind: 'paragraph', text: label },
    { kind: 'images', images },
  ]
  return { parts, notices, pictures }
}

export async function showCollection(
  needs: EmailImagesNeeds,
  submission: Submission,
  language: Language,
): Promise<Shown> {
  const id = submission.kind === 'enquiry' ? submission.fields.collection : null
  if (!id) return NOTHING
  const t = translateIn(language)
  const found = await findSavedCollection(needs.db, needs.catalogue(), id, needs.clock.now())
  const url = needs.links.collection(language, id)
  // The sender need not have the collection's password.
  if (found.outcome === 'locked')
    return {
      ...NOTHING,
      parts: [{ kind: 'rule' }, { kind: 'link', label: t('received_collection_locked'), url }],
    }
  if (found.outcome !== 'found') return { ...NOTHING, notices: [t('received_collection_gone')] }
  const { images, pictures } = await viewEmailImages(needs, found.collection.images, language)
  const label = t(images.length === 1 ? 'received_collection_one' : 'received_collection_some', {
    count: images.length,
  })
  const parts: EmailPart[] = [{ kind: 'rule' }, { kind: 'link', label, url }, { kind: 'images', images }]
  return { parts, notices: [], pictures }
}

export function joinPictures(...all: readonly Shown[]): InlinePicture[] {
  return [...new Map(all.flatMap(({ pictures }) => pictures).map((one) => [one.id, one])).values()]
}
