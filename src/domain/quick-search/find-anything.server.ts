import type { Catalogue } from '#domain/catalogue/model.ts'
import type { Colleagues } from '#domain/staff/colleagues/open-colleagues.server.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Spellings } from '#platform/i18n/spellings.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import { findShownImages } from './find-shown-images.ts'
import { nameRecord, SEARCHED } from './name-record.ts'
import { bestRank, foldText, rankOf } from './rank.ts'

/** A record that was found: enough to recognise and open it. */
export type Hit = {
  resource: string
  id: string
  title: string
  /** What tells it from others of that title. */
  more: string
  thumb: string | null
  rank: number
}

type Needs = {
  catalogue: () => Catalogue
  adminRecords: ReadonlyMap<string, Records>
  colleagues: Pick<Colleagues, 'list'>
}
type Asked = { words: string; language: Language; role: StaffRole }

/** Of each kind: whoever sees more of one kind would rather open its list. */
const MOST_OF_A_KIND = 5

/** What contains the words, of every kind that the role may see; the kind with the best hit first. */
export async function findAnything(needs: Needs, { words, language, role }: Asked): Promise<Hit[]> {
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

/** Visible ones from memory: a database reads 100,000 rows for a part of a word. Hidden ones are few. */
async function findImages(
  { catalogue, adminRecords }: Needs,
  words: string,
  folded: Spellings,
): Promise<Found[]> {
  const images = adminRecords.get('images')
  const ids = findShownImages(catalogue(), folded, MOST_OF_A_KIND)
  const shown = (await images?.listSome(ids.map(String))) ?? []
  const hidden = await findIn(images, words, { Unseen: 'true' })
  return [...shown.map((record) => ({ resource: 'images', record })), ...hidden]
}

async function findColleagues({ colleagues }: Needs, folded: Spellings): Promise<Hit[]> {
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
