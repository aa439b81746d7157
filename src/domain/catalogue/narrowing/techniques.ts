import type { Gallery, Image } from '#domain/catalogue/model.ts'
import { site } from '#site/site.server.ts'

/** By what pictures are told to be of a technique, in small letters: no field of theirs names it. */
const KEYS_BY_WORD: ReadonlyMap<string, string> = new Map(
  site.techniques.flatMap(({ key, name, words }) =>
    [key, name.de, name.en, ...words].map((word): [string, string] => [toKeyword(word), key]),
  ),
)

export const TECHNIQUE_KEYS: readonly string[] = site.techniques.map(({ key }) => key)

/** Kept, because the works of a catalogue have few lists of keywords between them. */
const known = new Map<string, readonly string[]>()
/** A work's keywords and the styles it is in; beyond so many lists they are read again. */
const MOST_KNOWN = 20_000

/** The techniques that a work's keywords name, or the styles that it is shown in; a keyword must be the technique's name. */
export function techniquesOf(
  { keywordsDe, keywordsEn }: Pick<Image, 'keywordsDe' | 'keywordsEn'>,
  galleries: readonly Pick<Gallery, 'germanUrl' | 'germanDescription' | 'description'>[],
): readonly string[] {
  const styles = galleries.map(
    ({ germanUrl, germanDescription, description }) => `${germanUrl},${germanDescription},${description}`,
  )
  const text = [keywordsDe, keywordsEn, ...styles].join(',')
  const found = known.get(text) ?? findTechniques(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, found)
  return found
}

function findTechniques(text: string): string[] {
  const named = new Set(text.split(',').flatMap((word) => KEYS_BY_WORD.get(toKeyword(word)) ?? []))
  return TECHNIQUE_KEYS.filter((key) => named.has(key))
}

function toKeyword(word: string): string {
  return word.trim().toLowerCase()
}
