/** One thing said in German and, written anew, in English. */
export type Bilingual = { readonly de: string; readonly en: string }

/** None of these has a place in a text of ours: fillers, straight quotation marks, shouting, dashes as decoration, empty slots. */
const NEVER = /lorem|ipsum|\bTODO\b|["!']| [–—-] | {2}|[${}|]|undefined/i
/** Advertising superlatives, which the design's page on wording rules out. */
const BOASTS = /\b(?:einzigartig\w*|perfekt\w*|innovativ\w*|unique|perfect|stunning|amazing|world-class)\b/i
/** American spellings that slip in most easily. */
const AMERICAN = /\b(?:(?:water)?colors?|gray|center|theater|favorite\w*|catalog|neighbor\w*)\b/i
const MARKS = /[„“”]/

/** Returns what is wrong with a text in both languages, in words. The tests of the demo's texts ask for it. */
export function wordingFaults({ de, en }: Bilingual): string[] {
  const faults: string[] = []
  if (de.trim() === '' || en.trim() === '') faults.push('One language is missing.')
  if (de === en) faults.push(`Both languages say the same: ${de}`)
  for (const text of [de, en]) {
    const found = NEVER.exec(text) ?? BOASTS.exec(text)
    if (found) faults.push(`“${found[0]}” stands in: ${text}`)
  }
  if (MARKS.test(de.replace(/„[^„“”]*“/g, ''))) faults.push(`Quotation marks that are not German in: ${de}`)
  if (MARKS.test(en.replace(/“[^„“”]*”/g, ''))) faults.push(`Quotation marks that are not English in: ${en}`)
  const american = AMERICAN.exec(en)
  if (american) faults.push(`American spelling “${american[0]}” in: ${en}`)
  return faults
}
