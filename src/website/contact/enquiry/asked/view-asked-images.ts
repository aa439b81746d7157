import type { Catalogue, Image } from '#domain/catalogue/model.ts'
import type { SavedCollection } from '#domain/collection/saved-collections.server.ts'
import { MOST_ENQUIRED_IMAGES } from '#domain/enquiries/forms/enquiry.ts'
import { type Focus, focusOf, IMAGE_WIDTHS, pictureAddress } from '#domain/imaging/model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { IMAGE, isLeftOut, readIds } from '#website/contact/enquiry/enquiry-address.ts'

/** An image that an enquiry is about, as the form and the thanks show it. */
export type AskedImage = {
  id: number
  title: string
  artistName: string
  href: string
  source: string
  alt: string
  focus?: Focus
  note: string
}

export type AskedImages = {
  images: AskedImage[]
  /** How many of those that the address names are not to be seen. */
  missing: number
  /** How many are too many for one enquiry. */
  excess: number
}

/** The images that the address names, and those of a collection that it names, each once. */
export function viewAskedImages(
  { imagesById }: Catalogue,
  query: URLSearchParams,
  collection: SavedCollection | null,
  language: Language,
): AskedImages {
  const { ids, invalid } = readIds(query, IMAGE)
  const named = ids.flatMap((id) => imagesById.get(id) ?? []).map((image) => ({ image, note: '' }))
  const saved = collection?.images ?? []
  const chosen = [...saved, ...named].filter(
    ({ image }, at, all) =>
      all.findIndex((one) => one.image.id === image.id) === at && !isLeftOut(query, image.id),
  )
  return {
    images: chosen
      .slice(0, MOST_ENQUIRED_IMAGES)
      .map(({ image, note }) => ({ ...toAsked(image, language), note })),
    missing: invalid + ids.length - named.length + (collection?.withdrawn ?? 0),
    excess: Math.max(chosen.length - MOST_ENQUIRED_IMAGES, 0),
  }
}

function toAsked(image: Image, language: Language): Omit<AskedImage, 'note'> {
  const isGerman = language === 'de'
  return {
    id: image.id,
    title: isGerman ? image.titleDe : image.titleEn,
    artistName: image.artistName,
    href: paths.artistImage(language, image.artistCode, image.id),
    source: pictureAddress(image.picture, IMAGE_WIDTHS[0]),
    alt: isGerman ? image.altDe : image.altEn,
    ...focusOf(image.picture),
  }
}
