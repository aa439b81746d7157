import { remember } from '#domain/search/spellings.ts'
import { spellingsOf } from '#platform/i18n/spellings.ts'
import { conceptsWritten, isGerman } from './dictionary.server.ts'
import { englishStem } from './inflections.ts'

const GERMAN = new Set(
  'der die das dem den des ein eine einen einem einer und mit von vom zum zur im auf aus bei fur uber unter ist sind nicht'.split(
    ' ',
  ),
)
const ENGLISH = new Set('the a an and of with from on to for by is are at its his her this that'.split(' '))
/** German words that mean something else in English, and hold every second sentence together. */
const LIKE_ENGLISH = new Set(
  'hat war so was wer man also am an in den die fast bald not rat bei her'.split(' '),
)
/** A word that holds sentences together says more than one that both languages may have. */
const CERTAIN = 2

export function guessLanguage(text: string): 'de' | 'en' | null {
  let german = /[äöüß]/i.test(text) ? CERTAIN : 0
  let english = 0
  for (const word of spellingsOf(text).plain.split(' ')) {
    const vote = rememberedVote(word)
    german += vote.german
    english += vote.english
  }
  if (german === english) return null
  return german > english ? 'de' : 'en'
}

type Vote = { german: number; english: number }

const MOST_REMEMBERED = 50_000
const rememberedVote = remember(voteOf, MOST_REMEMBERED)

function voteOf(word: string): Vote {
  if (GERMAN.has(word)) return { german: CERTAIN, english: 0 }
  if (ENGLISH.has(word)) return { german: 0, english: CERTAIN }
  return { german: isGerman(word) ? 1 : 0, english: isEnglish(word) ? 1 : 0 }
}

function isEnglish(word: string): boolean {
  return conceptsWritten(word, 'en').length > 0 || conceptsWritten(englishStem(word), 'en').length > 0
}

/** Whether a word of the one language is a frequent one of the other: "hat" stands in every German text. */
export function isFrequentIn(language: 'de' | 'en', word: string): boolean {
  return language === 'de' ? LIKE_ENGLISH.has(word) : ENGLISH.has(word)
}

/** A text in both fields or in one counts as the language it seems to be in; different ones may count as both. */
export function assignTexts(de: string, en: string): { de: string; en: string } {
  if (de !== en && de !== '' && en !== '') return { de: withOther(de, en, 'de'), en: withOther(en, de, 'en') }
  const text = de === '' ? en : de
  const language = text === '' ? null : guessLanguage(text)
  return { de: language === 'en' ? '' : text, en: language === 'de' ? '' : text }
}

function withOther(text: string, other: string, language: 'de' | 'en'): string {
  return guessLanguage(other) === language ? `${text}\n${other}` : text
}
