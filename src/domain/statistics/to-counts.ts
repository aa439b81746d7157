import { findPage } from '#domain/published/find-page.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import { toCountable } from '#domain/search/unanswered/countable.ts'
import { splitLanguage } from '#platform/i18n/language.ts'
import { SCREENS } from '#site/paths.ts'
import type { ListKind, Signal } from './statistics-model.ts'

export type Count = { kind: ListKind; subject: string; artistId: number | null }

type Content = Pick<Snapshot, 'catalogue' | 'editorial'>

const [PORTFOLIOS = ''] = SCREENS.portfolio.pattern.de.split(':')
const REGION = /^[A-Z]{2}$/

/** Only visible things are subjects, and an unknown path counts as missing, so nobody can fill the table at will. */
export function toCounts(signal: Signal, content: Content, acceptLanguage: string | null): Count[] {
  if ('images' in signal)
    return [...new Set(signal.images)].flatMap((id) => {
      const image = content.catalogue.imagesById.get(id)
      return image ? [count(signal.kind, String(id), image.artistId)] : []
    })
  const { path, language } = findPage(content, signal.path) ?? {
    path: SCREENS.notFound.pattern.de,
    language: splitLanguage(signal.path).language,
  }
  const visit = [count('source', signal.referrer), count('country', regionOf(acceptLanguage ?? ''))]
  return [
    count('page', path),
    count('language', language),
    ...artistOn(path, content),
    ...searchOn(signal.search),
    ...(signal.isVisit ? visit : []),
  ]
}

function count(kind: ListKind, subject: string, artistId: number | null = null): Count {
  return { kind, subject, artistId }
}

function artistOn(path: string, { catalogue }: Content): Count[] {
  const [code = ''] = path.startsWith(PORTFOLIOS) ? path.slice(PORTFOLIOS.length).split('/') : []
  const artist = catalogue.artistsByCode.get(code)
  return artist ? [count('artist', String(artist.id), artist.id)] : []
}

function searchOn(search: { words: string; isAnswered: boolean } | undefined): Count[] {
  const words = toCountable(search?.words ?? '')
  if (words === null) return []
  return [count('search', words), ...(search?.isAnswered ? [] : [count('unanswered', words)])]
}

/** Returns the region of the browser's preferred language, `AT` for `de-AT`; empty where it names none. */
function regionOf(acceptLanguage: string): string {
  const [first = ''] = acceptLanguage.split(/[,;]/)
  try {
    const region = new Intl.Locale(first.trim()).region ?? ''
    return REGION.test(region) ? region : ''
  } catch {
    return ''
  }
}
