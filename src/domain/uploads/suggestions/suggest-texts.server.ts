import type { ByLanguage, PictureMetadata } from '#domain/imaging/metadata-model.ts'
import { guessLanguage } from '#domain/search/words/guess-language.ts'
import german from '#messages/staff-suggestions.de.json' with { type: 'json' }
import english from '#messages/staff-suggestions.en.json' with { type: 'json' }
import { altText, keywords } from '#platform/fields/kinds.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import { isNamedByMachine } from './machine-names.ts'

type KnownTexts = {
  /** It is empty where the title is only the file's name. */
  title: Record<Language, string>
  metadata: PictureMetadata | null
  /** The most frequent ones come first. */
  alike: Record<Language, readonly string[]>
}
type SuggestedTexts = Record<'title' | 'alt' | 'keywords', string>

/** People who listen do not follow a longer list. */
const MOST_NAMED = 5
const MESSAGES = { de: german, en: english }

export function suggestTexts({ title, metadata, alike }: KnownTexts, language: Language): SuggestedTexts {
  const spoken = metadata && languageOf(metadata)
  const isOurs = spoken === null || spoken === language
  const textIn = (texts: ByLanguage | undefined) => {
    const text = texts?.[language] || (isOurs && texts?.any) || ''
    return isNamedByMachine(text) ? '' : text
  }
  const named = ((isOurs && metadata?.keywords) || []).filter((word) => !isNamedByMachine(word))
  const words = named.length > 0 ? named : alike[language]
  const suggestedTitle = textIn(metadata?.titles)
  const written = textIn(metadata?.altTexts) || textIn(metadata?.descriptions)
  return {
    title: suggestedTitle,
    alt: written || nameMotifs(title[language] || suggestedTitle, words, language),
    keywords: joinWithin(words, keywords.longest),
  }
}

/** Returns null when it is unclear. Mostly all texts of a file are in one language. */
function languageOf({ titles, descriptions, altTexts, keywords }: PictureMetadata): Language | null {
  return guessLanguage([titles.any, descriptions.any, altTexts.any, ...keywords].join('\n'))
}

/** The motifs stand behind a colon, so that no word needs an inflected form. */
function nameMotifs(title: string, words: readonly string[], language: Language): string {
  if (words.length === 0) return ''
  const motifs = new Intl.ListFormat(language).format(words.slice(0, MOST_NAMED))
  const { alt, alt_titled } = MESSAGES[language]
  const text = title === '' ? fill(alt, { motifs }) : fill(alt_titled, { title, motifs })
  return text.length > altText.longest ? '' : text
}

function joinWithin(words: readonly string[], longest: number): string {
  return words.reduce((joined, word) => {
    const longer = joined === '' ? word : `${joined}, ${word}`
    return longer.length > longest ? joined : longer
  }, '')
}
