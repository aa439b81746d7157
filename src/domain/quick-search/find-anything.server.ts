import type { Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import type { Colleagues } from '#domain/staff/open-colleagues.server.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Spellings } from '#platform/i18n/spellings.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import { bestRank, foldText, rankOf } from './rank.ts'

type Hit = {
  resource: string
  id: string
  title: string
  more: string
  thumb: string | null
  rank: number
}

type FindAnythingNeeds = {
  catalogue: () => Catalogue
  adminRecords: ReadonlyMap<string, Records>
  colleagues: Pick<Colleagues, 'list'>
}
type QuickSearchQuery = { words: string; language: Language; role: StaffRole }

const MOST_OF_A_KIND = 5

/** Finds records with the words, of every kind that the role may see; the kind with the best hit comes first. */
export async function findAnything(
  needs: FindAnythingNeeds,
  { words, language, role }: QuickSearchQuery,
): Promise<Hit[]> {
  const folded = foldText(words.trim())
  if (folded.plain === '') return []
  const kinds = await Promise.all([
    findImages(needs, words, folded),
    ...SEARCHED.map((name) => findIn(needs.adminRecords.get(name), words)),
  ])
  const records = kinds.map((found) =>
    found.map(({ resource, record }) => toHit(resource, record, language, folded)),
  )
  const people = role === 'owner' ? await findColleagues(needs, folded) : []
  const ranked = [...records, people].map((hits) =>
    hits.toSorted((one, other) => one.rank - other.rank).slice(0, MOST_OF_A_KIND),
  )
  return ranked.toSorted((one, other) => bestOf(one) - bestOf(other)).flat()
}

type Found = { resource: string; record: Fields }

async function findIn(records: Records | undefined, words: string, filters = {}): Promise<Found[]> {
  const list = await records?.list({ page: 1, perPage: MOST_OF_A_KIND * 4, words, filters })
  return (list?.data ?? []).map((record) => ({ resource: records?.name ?? '', record }))
}

/** Visible images are found in memory: a database reads 100,000 rows for a part of a word. Hidden ones are few. */
async function findImages(
  { catalogue, adminRecords }: FindAnythingNeeds,
  words: string,
  folded: Spellings,
): Promise<Found[]> {
  const images = adminRecords.get('images')
  const ids = findShownImages(catalogue(), folded, MOST_OF_A_KIND)
  const shown = (await images?.listSome(ids.map(String))) ?? []
  const hidden = await findIn(images, words, { Unseen: 'true' })
  return [...shown.map((record) => ({ resource: 'images', record })), ...hidden]
}

async function findColleagues({ colleagues }: FindAnythingNeeds, folded: Spellings): Promise<Hit[]> {
  const all = await colleagues.list()
  return all
    .filter(({ name, email }) => rankOf(foldText(`${name} ${email}`), folded) !== null)
    .map(({ id, name, email }) => ({
      ...{ resource: 'colleagues', id, title: name, more: email, thumb: null },
      rank: bestRank([foldText(name)], [foldText(email)], folded),
    }))
}

function toHit(resource: string, record: Fields, language: Language, folded: Spellings): Hit {
  const { title, names, more } = nameRecord(resource, record, language)
  const { Id, Thumb } = record
  return {
    ...{ resource, id: String(Id), title, more },
    thumb: typeof Thumb === 'string' ? Thumb : null,
    rank: bestRank(names.map(foldText), [foldText(more)], folded),
  }
}

function bestOf([first]: readonly Hit[]): number {
  return first?.rank ?? Number.POSITIVE_INFINITY
}

type Folded = { id: number; names: readonly Spellings[]; others: readonly Spellings[] }

/** Folding 100,000 titles takes a while, and a snapshot never changes. */
const foldedOf = new WeakMap<Catalogue, readonly Folded[]>()

/** Finds ids of visible images by title or artist, the best first; those of the same rank newest first. */
function findShownImages(catalogue: Catalogue, words: Spellings, most: number): number[] {
  const folded = foldedOf.get(catalogue) ?? foldImages(catalogue)
  foldedOf.set(catalogue, folded)
  const found: number[][] = []
  for (const { id, names, others } of folded) {
    const rank = bestRank(names, others, words)
    if (Number.isFinite(rank)) {
      const ofRank = found[rank] ?? []
      found[rank] = ofRank
      if (ofRank.length < most) ofRank.push(id)
    }
  }
  return found.flat().slice(0, most)
}

function foldImages({ images }: Catalogue): readonly Folded[] {
  const nameOf = ({ titleDe, titleEn }: Image) => [titleDe, titleEn].map(foldText)
  return images.map((image) => ({
    id: image.id,
    names: nameOf(image),
    others: [foldText(image.artistName)],
  }))
}

type Named = { title: string; names: string[]; more: string }
type Naming = (record: Fields, language: Language) => { title: unknown; more?: unknown }

const NAMES: Readonly<Record<string, Naming>> = {
  images: ({ TitleDe, TitleEn, ArtistName }, language) => ({
    title: language === 'en' ? TitleEn : TitleDe,
    more: ArtistName,
  }),
  artists: ({ Name, TownDe, TownEn }, language) => ({
    title: Name,
    more: language === 'en' ? TownEn : TownDe,
  }),
  galleries: ({ GermanDescription, Description }, language) => ({
    title: language === 'en' ? Description : GermanDescription,
  }),
  heroes: ({ Title, Caption }) => ({ title: Title, more: Caption }),
  news: ({ TitleDe, TitleEn }, language) => ({ title: language === 'en' ? TitleEn : TitleDe }),
  banners: ({ Id }) => ({ title: Id }),
  testimonials: ({ DeCredit }) => ({ title: DeCredit }),
  redirects: ({ From, To }) => ({ title: From, more: To }),
  enquiries: nameSubmission,
  applications: nameSubmission,
}

/** Images are too many to be read for each letter. */
const SEARCHED = Object.keys(NAMES).filter((name) => name !== 'images')

function nameRecord(resource: string, record: Fields, language: Language): Named {
  const { title, more = '' } = NAMES[resource]?.(record, language) ?? { title: record.Id }
  const { TitleDe, TitleEn, GermanDescription, Description } = record
  const names = [title, TitleDe, TitleEn, GermanDescription, Description].filter(
    (text) => typeof text === 'string',
  )
  return { title: String(title ?? ''), names, more: String(more ?? '') }
}

function nameSubmission({ Fields: fields, Email }: Fields): { title: unknown; more: unknown } {
  const written = typeof fields === 'object' && fields !== null ? fields : {}
  const name = 'name' in written ? written.name : ''
  const company = 'company' in written ? written.company : ''
  return { title: name || Email, more: company || Email }
}
