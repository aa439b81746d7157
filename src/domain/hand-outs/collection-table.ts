import type { Catalogue, Image } from '#domain/catalogue/model.ts'
import type { SavedCollection } from '#domain/collection/saved-collections.server.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { type HandOutTranslate, translateIn } from './texts.ts'

const COLUMNS = ['number', 'artist', 'title', 'alt', 'note', 'address', 'format', 'technique'] as const
/** Excel splits at the sign that its language does not need for decimals. */
const DELIMITERS = { de: ';', en: ',' } as const
/** A picture whose sides differ by less counts as square. */
const SQUARE_WITHIN = 0.05

type Setting = { catalogue: Catalogue; language: Language; origin: string }

/** A saved collection as CSV, one line for each work that is still to be seen. */
export function collectionTable(
  { images }: SavedCollection,
  { catalogue, language, origin }: Setting,
): string {
  const t = translateIn(language)
  const rows = images.map(({ image, note }, at) => [
    at + 1,
    image.artistName,
    language === 'de' ? image.titleDe : image.titleEn,
    language === 'de' ? image.altDe : image.altEn,
    note,
    origin + paths.artistImage(language, image.artistCode, image.id),
    sayFormat(t, image),
    sayTechnique(catalogue, image, language),
  ])
  const head = COLUMNS.map((column) => t(`table_${column}`))
  return writeCsv([head, ...rows], { delimiter: DELIMITERS[language], quoted: true })
}

function sayFormat(t: HandOutTranslate, { picture: { width, height }, animation }: Image): string {
  const isSquare = Math.abs(width / height - 1) < SQUARE_WITHIN
  const shape = isSquare ? 'format_square' : width > height ? 'format_wide' : 'format_upright'
  return animation ? `${t(shape)}, ${t('format_moving')}` : t(shape)
}

/** The style galleries that show it, since techniques are among them. */
function sayTechnique({ galleries, imagesByGallery }: Catalogue, image: Image, language: Language): string {
  return galleries
    .filter(({ id }) => imagesByGallery.get(id)?.includes(image))
    .map(({ germanDescription, description }) => (language === 'de' ? germanDescription : description))
    .join(', ')
}
