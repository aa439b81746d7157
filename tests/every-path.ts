import { inLanguage, type Language } from '#platform/i18n/language.ts'
import { SCREENS } from '#site/paths.ts'

/** Values of path parameters in the small catalogue. */
const EVERYWHERE = { code: 'ada-moor', gallery: 'aquarell', guide: 'illus', id: 'none' }
const PARTS: Readonly<Record<Language, Record<string, string>>> = {
  de: { ...EVERYWHERE, permalink: 'neu-1' },
  en: { ...EVERYWHERE, permalink: 'new-1' },
}

/** One path of every screen of the site map, in the small catalogue. */
export function everyPath(language: Language): string[] {
  return Object.values(SCREENS).map(({ pattern }) =>
    inLanguage(
      language,
      pattern[language].replace(/:(\w+)/g, (_, name: string) => PARTS[language][name] ?? 'none'),
    ),
  )
}
