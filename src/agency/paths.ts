import { inLanguage, type Language, splitLanguage } from '#base/language/language.ts'
import { site } from '#site'

/** „Zeichner“ becomes /allezeichner; umlauts are written out. */
const ALL_ARTISTS_DE = `/alle${addressWord(site.productWord)}`
const ALL_ARTISTS_EN = '/allartists'

/** The addresses of the site. Nothing else puts one together. */
export const paths = {
  home: (language: Language) => inLanguage(language, '/'),
  allArtists: (language: Language) =>
    inLanguage(language, language === 'de' ? ALL_ARTISTS_DE : ALL_ARTISTS_EN),
  artist: (language: Language, code: string) => inLanguage(language, `/illustrator/${code}`),
  gallery: (language: Language, germanUrl: string) => inLanguage(language, `/${germanUrl}`),
  imprint: (language: Language) => inLanguage(language, '/impressum'),
  privacy: (language: Language) => inLanguage(language, '/datenschutz'),
  terms: (language: Language) => inLanguage(language, '/agb'),
  notFound: (language: Language) => inLanguage(language, '/notfound'),
}

/** The same page in the other language: `path` may be any path of this site. */
export function pathInLanguage(path: string, language: Language): string {
  const { rest } = splitLanguage(path)
  if (rest === ALL_ARTISTS_DE || rest === ALL_ARTISTS_EN) return paths.allArtists(language)
  return inLanguage(language, rest)
}

function addressWord(word: string): string {
  const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
  return word.toLowerCase().replace(/[äöüß]/g, (letter) => written[letter] ?? letter)
}
