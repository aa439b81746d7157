/** Whether the sheet's font has a glyph for the character. */
type HasGlyph = (character: string) => boolean

/** Placeholder for omitted characters. */
const OMITTED = '[…]'

/**
 * Replaces characters that the font lacks: accents are removed if that helps; otherwise a run of such characters
 * becomes one placeholder. Line breaks stay.
 */
export function inGlyphsOf(text: string, hasGlyph: HasGlyph): string {
  const visible = text
    .normalize('NFC')
    .replaceAll(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replaceAll(/[^\S\n]/gu, ' ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
  let shown = ''
  let omitting = false
  for (const character of visible) {
    const known = character === '\n' ? character : findKnown(character, hasGlyph)
    if (known !== null) shown += known
    else if (!omitting) shown += OMITTED
    // Several words in another script become one placeholder.
    omitting = known === null || (omitting && known === ' ')
  }
  return shown.replaceAll(/ +/g, ' ').trim()
}

function findKnown(character: string, hasGlyph: HasGlyph): string | null {
  if (hasGlyph(character)) return character
  const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return bare !== '' && [...bare].every(hasGlyph) ? bare : null
}
