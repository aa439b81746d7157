import { readFileSync } from 'node:fs'
import { arrange } from 'demo-art/draw'
import type { Recipe } from 'demo-art/recipe'
import { partsInSight } from './parts-in-sight.ts'

/** Each noun with the parts of a drawing that may be called so; none for words that say how many, how or where. */
type Nouns = ReadonlyMap<string, readonly string[]>

const [GERMAN, ENGLISH] = readNouns(readFileSync(new URL('nouns.txt', import.meta.url), 'utf8'))

type Caption = { altDe?: string; altEn?: string }

/**
 * Answers what a caption names that its drawing does not show, and words that nobody has said the meaning of. A work in
 * use is passed over: its caption quotes that of the work.
 */
export function checkCaption(recipe: Recipe, { altDe = '', altEn = '' }: Caption): string[] {
  if (recipe.kind !== 'work') return []
  const sight = partsInSight(arrange(recipe).scene)
  return [
    ...unseen(germanNouns(altDe), GERMAN, sight).map((word) => `„${word}“ in „${altDe}“`),
    ...unseen(wordsOf(altEn), ENGLISH, sight).map((word) => `“${word}” in “${altEn}”`),
  ]
}

function unseen(words: readonly string[], nouns: Nouns, sight: ReadonlySet<string>): string[] {
  return words.filter((word) => {
    const parts = nouns.get(word)
    return !parts || (parts.length > 0 && !parts.some((part) => sight.has(part)))
  })
}

/** Nouns have capitals in German; the first word of a sentence has one anyway. */
function germanNouns(caption: string): string[] {
  return wordsOf(caption, false).filter((word) => /^\p{Lu}/u.test(word))
}

/** What is quoted stands in the picture as letters. */
function wordsOf(caption: string, isLower = true): string[] {
  const spoken = caption.replace(/[„“][^“”]*[“”]( \([^)]*\))?/gu, '')
  const words = spoken.match(/[\p{L}’]+/gu) ?? []
  return isLower ? words.map((word) => word.toLowerCase()) : words
}

/** Reads rows of `parts: German nouns | English words`; those of the part `-` mean nothing that is drawn. */
function readNouns(text: string): [Nouns, Nouns] {
  const languages = [new Map<string, string[]>(), new Map<string, string[]>()] as const
  for (const row of text.split('\n').filter((line) => line.includes(':') && !line.startsWith('#'))) {
    const [parts = '', words = ''] = row.split(':')
    const names = parts.split(' ').filter((name) => name !== '-')
    for (const [at, half] of words.split('|').entries())
      for (const word of half.trim().split(/\s+/).filter(Boolean))
        languages[at === 0 ? 0 : 1].set(word, [...(languages[at === 0 ? 0 : 1].get(word) ?? []), ...names])
  }
  return [languages[0], languages[1]]
}
