import { galleryIndexesOf, galleryRows, planArtists } from '#demo/plan-catalogue.ts'
import { buildCatalogue } from '#domain/catalogue/build-catalogue.ts'
import type { Artist, Catalogue, Gallery, Image } from '#domain/catalogue/catalogue-model.ts'
import { UNKNOWN_PROFILE } from '#domain/catalogue/profile/profile.ts'
import { DESCRIBED_WORKS, GERMAN_TAGS } from './described-works.ts'
import { aPicture } from './pictures.ts'
import { aWork } from './works.ts'

/** A catalogue without a database, and each image's tags. */
export type TaggedCatalogue = { catalogue: Catalogue; tagsOf: ReadonlyMap<number, readonly string[]> }

type Texts = Pick<Image, 'titleDe' | 'titleEn' | 'altDe' | 'altEn' | 'keywordsDe' | 'keywordsEn'>

const PORTRAIT = aPicture({ id: 1_000_000 })

/** A collection whose texts are of one language only: written into both, as those who have no other do. */
export function describeInOneLanguage(language: 'de' | 'en'): TaggedCatalogue {
  const images = DESCRIBED_WORKS.map(({ titleDe, titleEn, tags }, at) => {
    const title = language === 'de' ? titleDe : titleEn
    const keywords = tags.map((tag) => (language === 'de' ? (GERMAN_TAGS.get(tag) ?? '') : tag)).join(', ')
    const texts = { titleDe: title, titleEn: title, altDe: '', altEn: '' }
    return aWork({ id: at + 1, ...texts, keywordsDe: keywords, keywordsEn: keywords })
  })
  const catalogue = buildCatalogue({
    artists: [anArtist(1, 'Ada Moor')],
    galleries: [],
    images,
    membership: [],
  })
  return { catalogue, tagsOf: new Map(DESCRIBED_WORKS.map(({ tags }, at) => [at + 1, tags])) }
}

/** The demo's works with its artists and styles; the tags are its English keywords and the words of its English texts. */
export function describeDemo(now: Date): TaggedCatalogue {
  const plans = planArtists({ artists: 80, images: 0 }, now)
  const works = plans.flatMap((plan, at) => plan.works.map((work) => ({ ...work, artistId: at + 1 })))
  const images = works.map(({ image, artistId }, at) => aWork({ id: at + 1, artistId, ...toTexts(image) }))
  const catalogue = buildCatalogue({
    artists: plans.map(({ row }, at) => ({ ...anArtist(at + 1, row.name), ...withoutHidden(row) })),
    galleries: galleryRows().map(toGallery),
    images,
    membership: works.flatMap(({ recipe }, at) =>
      galleryIndexesOf(recipe).map((gallery) => ({ imageId: at + 1, galleryId: gallery + 1 })),
    ),
  })
  return { catalogue, tagsOf: new Map(images.map((image) => [image.id, tagsIn(image)])) }
}

function tagsIn({ titleEn, altEn, keywordsEn }: Image): string[] {
  const words = `${titleEn} ${altEn} ${keywordsEn}`.toLowerCase().split(/[^a-z]+/)
  return [...keywordsEn.split(', '), ...words.flatMap((word) => [word, word.replace(/s$/, '')])]
}

function toTexts({ titleDe, titleEn, altDe, altEn, keywordsDe = '', keywordsEn = '' }: TextRow): Texts {
  return { titleDe, titleEn, altDe, altEn, keywordsDe, keywordsEn }
}

type TextRow = Omit<Texts, 'keywordsDe' | 'keywordsEn'> & Maybe<Pick<Texts, 'keywordsDe' | 'keywordsEn'>>

function anArtist(id: number, name: string): Artist {
  const texts = { townDe: '', townEn: '', bioDe: '', bioEn: '' }
  return {
    id,
    code: `artist-${id}`,
    name,
    sortName: name,
    ...texts,
    portrait: PORTRAIT,
    profile: UNKNOWN_PROFILE,
    published: {},
  }
}

type Maybe<Row> = { [Name in keyof Row]?: Row[Name] | undefined }
type ArtistTexts = Pick<Artist, 'townDe' | 'townEn' | 'bioDe' | 'bioEn'>

function withoutHidden({
  townDe = '',
  townEn = '',
  bioDe = '',
  bioEn = '',
}: Maybe<ArtistTexts>): ArtistTexts {
  return { townDe, townEn, bioDe, bioEn }
}

function toGallery({ germanUrl, description, germanDescription }: Names, at: number): Gallery {
  const texts = { introDe: '', introEn: '', titleDe: '', titleEn: '', metaDe: '', metaEn: '' }
  const headings = { headingDe: '', headingEn: '' }
  return { id: at + 1, germanUrl, description, germanDescription, ...texts, ...headings }
}

type Names = Pick<Gallery, 'germanUrl' | 'description' | 'germanDescription'>
