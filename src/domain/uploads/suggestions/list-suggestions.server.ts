import type { Catalogue } from '#domain/catalogue/model.ts'
import { listImageCredits } from '#domain/catalogue/storage/images.server.ts'
import { listMetadata } from '#domain/imaging/metadata/kept-metadata.server.ts'
import type { OpenVisualSearch } from '#domain/search/visual/open-visual-search.server.ts'
import type { Database } from '#platform/database/database.ts'
import { site } from '#site/site.server.ts'
import { listFrequent } from './list-frequent.ts'
import { maySame } from './same-person.ts'
import { suggestGalleries } from './suggest-galleries.server.ts'
import { type SuggestedTexts, suggestTexts } from './suggest-texts.server.ts'

type Needs = {
  db: Database
  catalogue: Pick<Catalogue, 'imagesByGallery' | 'imagesById'>
  visual: Pick<OpenVisualSearch, 'findLikeIndexed'>
}

export type Suggestions = {
  id: number
  galleries: number[]
  de: SuggestedTexts
  en: SuggestedTexts
  year: number | null
  /** Whom the file names where that is neither the image's artist nor the agency; else empty. */
  otherCreator: string
  /** As in the file. */
  copyright: string
}

/** As many as are likely to show the same. */
const NEIGHBOURS = 8
/** What is to be seen counts for words, how it is made hardly. */
const STYLE_SHARE = 0.2
const AGENCY = [site.brand.de, site.brand.en, site.company.name]

/** What may be suggested for images, hidden or not; those that do not exist are left out. */
export async function listSuggestions(needs: Needs, imageIds: readonly number[]): Promise<Suggestions[]> {
  const galleries = await suggestGalleries(needs, imageIds)
  const metadataOf = await listMetadata(needs.db, imageIds)
  const credits = await listImageCredits(needs.db, imageIds)
  return Promise.all(
    credits.map(async ({ id, titleDe, titleEn, artistName }) => {
      const metadata = metadataOf.get(id) ?? null
      // A new work's title is its file's name in both languages.
      const title = titleDe === titleEn ? { de: '', en: '' } : { de: titleDe, en: titleEn }
      const known = { title, metadata, alike: await findWordsAlike(needs, id) }
      return {
        id,
        galleries: galleries.get(id) ?? [],
        de: suggestTexts(known, 'de'),
        en: suggestTexts(known, 'en'),
        year: metadata?.year ?? null,
        otherCreator: nameOther(metadata?.creators ?? [], artistName),
        copyright: metadata?.copyright ?? '',
      }
    }),
  )
}

/** Keywords that most of the works have that show the like. */
async function findWordsAlike({ catalogue: { imagesById }, visual }: Needs, imageId: number) {
  const alike = await visual.findLikeIndexed(imageId, { style: STYLE_SHARE, most: NEIGHBOURS })
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
