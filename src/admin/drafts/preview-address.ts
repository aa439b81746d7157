import type { RaRecord } from 'react-admin'
import { type Drafted, PREVIEW_PARAMETER } from '#domain/pending-changes/pending-changes-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'

type Address = (language: Language, record: RaRecord) => string

const PAGES: Readonly<Record<Drafted, Address>> = {
  heroes: paths.home,
  settings: paths.home,
  news: (language, { PermalinkDe, PermalinkEn }) =>
    paths.newsItem(language, { permalinkDe: String(PermalinkDe), permalinkEn: String(PermalinkEn) }),
  artists: (language, { Code }) => paths.artist(language, String(Code)),
  images: (language, { ArtistCode, Id }) => paths.artistImage(language, String(ArtistCode), Number(Id)),
  galleries: (language, { GermanUrl }) => paths.gallery(language, String(GermanUrl)),
}

/** The page that shows the record, with the secret that lets it be seen. */
export function previewAddress(
  resource: Drafted,
  { language, record, secret }: { language: Language; record: RaRecord; secret: string },
): string {
  const [page, part] = PAGES[resource](language, record).split('#')
  return `${page}${page?.includes('?') ? '&' : '?'}${PREVIEW_PARAMETER}=${secret}${part ? `#${part}` : ''}`
}
