import type { Language } from '#platform/i18n/language.ts'
import type { Fields } from '#platform/records/resource.ts'

/** `names`: in both languages. */
type Named = { title: string; names: string[]; more: string }
type Naming = (record: Fields, language: Language) => { title: unknown; more?: unknown }

/** What a record is called in a list of all kinds, by the name of its list. */
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

/** All lists but that of images, which is too long to be read for each letter. */
export const SEARCHED = Object.keys(NAMES).filter((name) => name !== 'images')

export function nameRecord(resource: string, record: Fields, language: Language): Named {
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
