/** Whether the sheet's type has this letter. */
export type HasLetter = (letter: string) => boolean

/** Says that something stood here, as in any text that leaves something out. */
const OMITTED = '[…]'

/**
 * The text in letters that the type has: what it lacks loses its accents if that helps, and otherwise gives way to one
 * plain sign for all that stood together. Line breaks stay.
 */
export function inLettersOf(text: string, hasLetter: HasLetter): string {
  const visible = text
    .normalize('NFC')
    .replaceAll(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replaceAll(/[^\S\n]/gu, ' ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
  let shown = ''
  let omitting = false
  for (const letter of visible) {
    const known = letter === '\n' ? letter : findKnown(letter, hasLetter)
    if (known !== null) shown += known
    else if (!omitting) shown += OMITTED
    // Several words in another script are one gap.
    omitting = known === null || (omitting && known === ' ')
  }
  return shown.replaceAll(/ +/g, ' ').trim()
}

function findKnown(letter: string, hasLetter: HasLetter): string | null {
  if (hasLetter(letter)) return letter
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return bare !== '' && [...bare].every(hasLetter) ? bare : null
}
