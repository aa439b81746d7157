import { FURTHER_TITLES_FREQUENT } from './further-titles-frequent.ts'
import { FURTHER_TITLES_OTHERS } from './further-titles-others.ts'
import type { TitlePair } from './title-pair.ts'

/** So many pictures of the agency may share a title before another one is found. */
const MOST_ALIKE = 5

/** Answers a picture's own title, or one like it once enough pictures have taken that. */
export function titleChooser(): (own: TitlePair) => TitlePair {
  const taken = new Map<string, number>()
  const isFree = ([german, english]: TitlePair) =>
    (taken.get(german) ?? 0) < MOST_ALIKE && (taken.get(english) ?? 0) < MOST_ALIKE
  return (own) => {
    const [german] = own
    const others = FURTHER_TITLES_FREQUENT[german] ?? FURTHER_TITLES_OTHERS[german] ?? []
    const chosen = [own, ...others].find(isFree) ?? own
    for (const name of new Set(chosen)) taken.set(name, (taken.get(name) ?? 0) + 1)
    return chosen
  }
}
