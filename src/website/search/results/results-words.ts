import { fill } from '#base/language/fill.ts'
import type { Language } from '#base/language/language.ts'
import { useMessages } from '#base/language/messages.tsx'
import german from '#messages/results.de.json'
import english from '#messages/results.en.json'

type ResultsKey = keyof typeof german

/** What only the page of results says: other pages need not load it. */
const WORDS: Record<Language, Record<ResultsKey, string>> = { de: german, en: english }

export function useResultsWords(): (key: ResultsKey, values?: Record<string, string | number>) => string {
  const { language } = useMessages()
  return (key, values) => fill(WORDS[language][key], values)
}
