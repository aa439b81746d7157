import { listImageCredits } from '#domain/catalogue/catalogue.server.ts'
import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import { listMetadata } from '#domain/imaging/pictures.server.ts'
import type { Match } from '#domain/search/search-model.ts'
import type { OpenVisualSearch } from '#domain/search/visual/open-visual-search.server.ts'
import type { Database } from '#platform/database/database.ts'
import { spellingsOf } from '#platform/i18n/spellings.ts'
import { site } from '#site/site.server.ts'
import { suggestTexts } from './suggest-texts.server.ts'
import type { Suggested } from './suggestion-model.ts'

type ListSuggestionsNeeds = {
  db: Database
  catalogue: Pick<Catalogue, 'imagesByGallery' | 'imagesById'>
  visual: Pick<OpenVisualSearch, 'findLikeIndexed'>
}

/** So many images are likely to show one motif. For keywords the style hardly counts. */
const SAME_MOTIF = { most: 8, style: 0.2 }
/** So many images share a style without being quite different. For galleries the style counts more. */
const SAME_STYLE = { most: 12, style: 0.7 }
const MOST_GALLERIES = 3
const AGENCY = [site.brand.de, site.brand.en, site.company.name]

export async function listSuggestions(
  needs: ListSuggestionsNeeds,
  imageIds: readonly number[],
): Promise<Suggested[]> {
  const galleriesOf = listGalleriesByImage(needs.catalogue)
  const metadataOf = await listMetadata(needs.db, imageIds)
  const credits = await listImageCredits(needs.db, imageIds)
  return Promise.all(
    credits.map(async ({ id, titleDe, titleEn, artistName }) => {
      const metadata = metadataOf.get(id) ?? null
      // A new work's title is its file's name, in both languages unless that is German.
      const title = titleDe === titleEn || titleEn === '' ? { de: '', en: '' } : { de: titleDe, en: titleEn }
      const known = { title, metadata, alike: await findWordsAlike(needs, id) }
      const [de, en] = [suggestTexts(known, 'de'), suggestTexts(known, 'en')]
      return {
        Id: id,
        Galleries: await findGalleriesAlike(needs, id, galleriesOf),
        Texts: {
          ...{ TitleDe: de.title, AltDe: de.alt, KeywordsDe: de.keywords },
          ...{ TitleEn: en.title, AltEn: en.alt, KeywordsEn: en.keywords },
          Year: String(metadata?.year ?? ''),
        },
        OtherCreator: nameOther(metadata?.creators ?? [], artistName),
        Copyright: metadata?.copyright ?? '',
      }
    }),
  )
}

async function findGalleriesAlike(
  { visual }: ListSuggestionsNeeds,
  imageId: number,
  galleriesOf: Map<number, number[]>,
) {
  const alike = await visual.findLikeIndexed(imageId, SAME_STYLE)
  return listFrequent(alike, (id) => galleriesOf.get(id) ?? []).slice(0, MOST_GALLERIES)
}

function listGalleriesByImage({ imagesByGallery }: ListSuggestionsNeeds['catalogue']): Map<number, number[]> {
  const galleries = new Map<number, number[]>()
  for (const [gallery, images] of imagesByGallery)
    for (const { id } of images) galleries.set(id, [...(galleries.get(id) ?? []), gallery])
  return galleries
}

async function findWordsAlike({ catalogue: { imagesById }, visual }: ListSuggestionsNeeds, imageId: number) {
  const alike = await visual.findLikeIndexed(imageId, SAME_MOTIF)
  const wordsBy = (field: 'keywordsDe' | 'keywordsEn') =>
    listFrequent(alike, (id) =>
      (imagesById.get(id)?.[field] ?? '').split(',').flatMap((word) => word.trim() || []),
    )
  return { de: wordsBy('keywordsDe'), en: wordsBy('keywordsEn') }
}

function nameOther(creators: readonly string[], artistName: string): string {
  const isKnown = creators.some((creator) => [artistName, ...AGENCY].some((name) => maySame(creator, name)))
  return isKnown ? '' : creators.join(', ')
}

/** A value that fewer of the similar pictures have is chance. The share is weighed by similarity. */
const LEAST_SHARE = 0.4

function listFrequent<Value>(
  alike: readonly Match[],
  valuesOf: (imageId: number) => Iterable<Value>,
): Value[] {
  const weights = new Map<Value, number>()
  for (const { id, similarity } of alike)
    for (const value of new Set(valuesOf(id)))
      weights.set(value, (weights.get(value) ?? 0) + Math.max(0, similarity))
  const all = alike.reduce((sum, { similarity }) => sum + Math.max(0, similarity), 0)
  return [...weights]
    .filter(([, weight]) => weight >= LEAST_SHARE * all)
    .sort(([, one], [, other]) => other - one)
    .map(([value]) => value)
}

const BESIDE_A_NAME = new Set(
  'c by von copyright illustration illustrations illustrator illustratorin illustrated art artist artwork foto photo studio'.split(
    ' ',
  ),
)

/** A creator may name them in any order, shortened, with an agency, or as an e-mail address. */
export function maySame(creator: string, name: string): boolean {
  return spellingsIn(creator).some((creatorWords) =>
    spellingsIn(name).some((nameWords) => matches(creatorWords, nameWords)),
  )
}

function spellingsIn(text: string): string[][] {
  const { plain, writtenOut } = spellingsOf(text)
  return [plain, writtenOut].map((words) => words.split(' ').filter((word) => !BESIDE_A_NAME.has(word)))
}

function matches(creatorWords: readonly string[], nameWords: readonly string[]): boolean {
  if (nameWords.length === 0 || nameWords.every((word) => creatorWords.includes(word))) return true
  const isShort = (word: string) =>
    nameWords.some((one) => one === word || (word.length === 1 && one.startsWith(word)))
  if (creatorWords.every(isShort)) return true
  const together = creatorWords.join('')
  return [nameWords.join(''), nameWords.toReversed().join('')].some((name) => together.includes(name))
}
