type HasGlyph = (character: string) => boolean

const OMITTED = '[…]'

/** Characters that the font lacks lose their accents, or a run of them becomes one placeholder; line breaks stay. */
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
