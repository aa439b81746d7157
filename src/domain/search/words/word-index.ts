import type { Artist, Catalogue, Gallery, Image } from '#domain/catalogue/catalogue-model.ts'
import { SERVICE_NAMES } from '#domain/catalogue/profile/describe-profile.ts'
import { nameSpokenLanguage } from '#domain/catalogue/profile/spoken-languages.ts'
import { isInDictionary } from './dictionary.server.ts'
import { assignTexts } from './guess-language.ts'
import { type Field, openTermIndex, type TermIndex, type TextLanguage } from './term-index.ts'

export type WordIndex = {
  images: TermIndex<Image>
  artistNames: TermIndex<Artist>
  artistFacts: TermIndex<Artist>
  artistTexts: TermIndex<Artist>
  galleries: TermIndex<Gallery>
  knows: (word: string) => boolean
  /** Resolves when the index has the texts of this catalogue. */
  follow: (catalogue: Catalogue) => Promise<void>
}

const TITLE = 1
const KEYWORD = 0.96
const ALT_TEXT = 0.88
const NAME = 1
const TOWN = 0.85
const CLIENT = 0.9
const FACT = 0.9

export function openWordIndex(): WordIndex {
  const images = openTermIndex<Image>([
    ...inBothLanguages<Image>(TITLE, ({ titleDe, titleEn }) => [titleDe, titleEn]),
    ...inBothLanguages<Image>(KEYWORD, ({ keywordsDe, keywordsEn }) => [keywordsDe, keywordsEn]),
    ...inBothLanguages<Image>(ALT_TEXT, ({ altDe, altEn }) => [altDe, altEn]),
    { textOf: ({ client }) => client, weight: CLIENT, language: null },
  ])
  const artistNames = openTermIndex<Artist>([
    { textOf: ({ name }) => name, weight: NAME, language: null },
    { textOf: ({ townDe }) => townDe, weight: TOWN, language: 'de' },
    { textOf: ({ townEn }) => townEn, weight: TOWN, language: 'en' },
  ])
  const artistFacts = openTermIndex<Artist>([
    { textOf: namesOf, weight: FACT, language: null },
    { textOf: (artist) => wordsOf(artist, 'de'), weight: FACT, language: 'de' },
    { textOf: (artist) => wordsOf(artist, 'en'), weight: FACT, language: 'en' },
  ])
  const artistTexts = openTermIndex<Artist>([
    { textOf: ({ bioDe }) => bioDe, weight: 1, language: 'de' },
    { textOf: ({ bioEn }) => bioEn, weight: 1, language: 'en' },
  ])
  const galleries = openTermIndex<Gallery>([
    { textOf: ({ germanDescription }) => germanDescription, weight: 1, language: 'de' },
    { textOf: ({ description }) => description, weight: 1, language: 'en' },
  ])

  async function update(catalogue: Catalogue): Promise<void> {
    await galleries.update(catalogue.galleries)
    await artistNames.update(catalogue.artists)
    await artistFacts.update(catalogue.artists)
    await artistTexts.update(catalogue.artists)
    await images.update(catalogue.images)
  }

  const knows = (word: string) =>
    [images, artistNames, artistFacts, galleries].some((index) => index.knows(word)) || isInDictionary(word)
  return { images, artistNames, artistFacts, artistTexts, galleries, knows, follow: openFollowing(update) }
}

function namesOf({ profile: { clients, books, awards } }: Artist): string {
  return [...clients, ...books, ...awards].join('\n')
}

function wordsOf({ profile: { languages, services } }: Artist, language: TextLanguage): string {
  const spoken = languages.map((code) => nameSpokenLanguage(code, language))
  return [...spoken, ...services.map((service) => SERVICE_NAMES[service][language])].join('\n')
}

type Texts = ReturnType<typeof assignTexts>

/** Somebody with one text writes it into both or leaves one empty: it counts as the language that it seems to be in. */
function inBothLanguages<Item>(
  weight: number,
  textsOf: (item: Item) => readonly [string, string],
): Field<Item>[] {
  const comparedOf = (item: Item) => textsOf(item).join('\n')
  let last: { joined: string; texts: Texts } | null = null
  function assigned(item: Item): Texts {
    const joined = comparedOf(item)
    if (last?.joined !== joined) last = { joined, texts: assignTexts(...textsOf(item)) }
    return last.texts
  }
  return [
    { textOf: (item) => assigned(item).de, comparedOf, weight, language: 'de' },
    { textOf: (item) => assigned(item).en, comparedOf, weight, language: 'en' },
  ]
}

/** Runs one update after the other; a search in a catalogue that is being read waits for it. */
function openFollowing(update: (catalogue: Catalogue) => Promise<void>): WordIndex['follow'] {
  let followed: Catalogue | null = null
  let last = Promise.resolve()
  return (catalogue) => {
    if (followed !== catalogue) {
      followed = catalogue
      last = last.catch(() => {}).then(() => update(catalogue))
    }
    return last
  }
}
