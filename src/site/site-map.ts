import { inLanguage, type Language } from '#platform/i18n/language.ts'
import { site } from './public-site.ts'

type Screen = {
  /** The address without the language's prefix; what begins with a colon differs from page to page. */
  pattern: Record<Language, string>
  /** Whether search engines shall find it. */
  indexed: boolean
  /** The parameters that its page depends on and is cached by; with any other it is made anew each time. */
  parameters: readonly string[]
  /** Whether what differs in its address gives access to what it shows: neither the log nor a counter is told it. */
  secret: boolean
}

/** Pages with a grid that can be sorted and paged depend on these. */
const GRID = ['order', 'shuffle', 'cursor']

/**
 * Every screen of the site and its address in both languages. Routes, links, alternates, sitemap.xml and the tests that
 * visit every page are made from this list.
 */
export const SCREENS = {
  home: found('/', GRID),
  allArtists: {
    pattern: { de: `/alle${addressWord(site.productWord)}`, en: '/allartists' },
    indexed: true,
    secret: false,
    parameters: [...GRID, 'ansicht'],
  },
  team: found('/team'),
  teamGuide: found('/team/:guide'),
  contact: found('/kontakt'),
  contactGuide: found('/kontakt/:guide'),
  news: found('/news', ['cursor']),
  newsItem: found('/news/:permalink', ['cursor']),
  graphicRecording: found('/graphic-recording', GRID),
  animation: found('/animation', GRID),
  imageSearch: hidden('/image-search'),
  collection: hidden('/auswahl'),
  collectionEmail: secret('/lightbox-email/:id'),
  delivery: secret('/lieferung/:id'),
  recentlyViewed: hidden('/gesehen'),
  imprint: found('/impressum'),
  privacy: found('/datenschutz'),
  terms: found('/agb'),
  consent: hidden('/consent'),
  portfolio: found('/illustrator/:code', GRID),
  artistGallery: hidden('/illustrator/:code/gallery/:gallery', GRID),
  newPortfolio: hidden('/illus-new/:code', GRID),
  styleGuide: hidden('/test'),
  notFound: hidden('/notfound'),
  gallery: found('/:gallery', GRID),
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof SCREENS

export const SCREEN_NAMES = Object.keys(SCREENS).filter(isScreenName)

function isScreenName(name: string): name is ScreenName {
  return name in SCREENS
}

/** Commissioning illustration, animation and private projects, and applying as an artist. */
export const GUIDES = ['illus', 'anim', 'private', 'artist'] as const
export type Guide = (typeof GUIDES)[number]

export function isGuide(text: string): text is Guide {
  return GUIDES.some((guide) => guide === text)
}

/**
 * The address of a screen in a language.
 * @throws when a part that differs from page to page is not given.
 */
export function addressOf(
  screen: ScreenName,
  language: Language,
  parts: Record<string, string> = {},
): string {
  const path = SCREENS[screen].pattern[language].replace(/:(\w+)/g, (_, name: string) => {
    const part = parts[name]
    if (!part) throw new Error(`The address of ${screen} needs its ${name}.`)
    return part
  })
  return inLanguage(language, path)
}

function found(path: string, parameters: readonly string[] = []): Screen {
  return { pattern: { de: path, en: path }, indexed: true, secret: false, parameters }
}

function hidden(path: string, parameters: readonly string[] = []): Screen {
  return { ...found(path, parameters), indexed: false }
}

function secret(path: string): Screen {
  return { ...hidden(path), secret: true }
}

/** „Zeichner“ becomes /allezeichner; umlauts are written out. */
function addressWord(word: string): string {
  const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
  return word.toLowerCase().replace(/[äöüß]/g, (letter) => written[letter] ?? letter)
}
