import { conceptsWritten, isGerman } from '#domain/search/words/dictionary/dictionary.server.ts'
import { englishStem } from '#domain/search/words/inflections.ts'
import { spellingsOf } from '#platform/i18n/spellings.ts'

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

/** The language of a text; null where nothing says. */
export function guessLanguage(text: string): 'de' | 'en' | null {
  let german = /[äöüß]/i.test(text) ? CERTAIN : 0
  let english = 0
  for (const word of spellingsOf(text).plain.split(' ')) {
    if (GERMAN.has(word)) german += CERTAIN
    else if (ENGLISH.has(word)) english += CERTAIN
    else {
      if (isGerman(word)) german += 1
      if (isEnglish(word)) english += 1
    }
  }
  if (german === english) return null
  return german > english ? 'de' : 'en'
}

function isEnglish(word: string): boolean {
  return conceptsWritten(word, 'en').length > 0 || conceptsWritten(englishStem(word), 'en').length > 0
}

/** Whether a word of the one language is a frequent one of the other: "hat" stands in every German text. */
export function isFrequentIn(language: 'de' | 'en', word: string): boolean {
  return language === 'de' ? LIKE_ENGLISH.has(word) : ENGLISH.has(word)
}

/** The two texts; one that stands for both, or for which the other is missing, goes where it belongs as far as it says. */
export function assignTexts(de: string, en: string): { de: string; en: string } {
  if (de !== en && de !== '' && en !== '') return { de, en }
  const text = de === '' ? en : de
  if (text === '') return { de, en }
  const language = guessLanguage(text)
  if (language === null) return { de, en }
  return language === 'de' ? { de: text, en: '' } : { de: '', en: text }
}
