/** Letters that Unicode does not take apart into a letter and its accent. */
export const UNSPLIT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
}
/** How umlauts are typed where the keyboard has none. */
export const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
/** Apostrophes as typed and as typeset, and the characters that keyboards have instead. */
export const APOSTROPHES = "'’‘ʼ´`"
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g')

export type Spellings = { plain: string; writtenOut: string }

/** "Müller-Lüdenscheidt" as "muller ludenscheidt" and as "mueller luedenscheidt". */
export function spellingsOf(text: string): Spellings {
  const small = text.normalize('NFC').toLocaleLowerCase('de')
  const plain = toPlainLetters(small)
  if (!/[äöüøå]/.test(small)) return { plain, writtenOut: plain }
  return {
    plain,
    writtenOut: toPlainLetters(small.replace(/[äöüøå]/g, (letter) => WRITTEN_OUT[letter] ?? letter)),
  }
}

function toPlainLetters(text: string): string {
  return text
    .replace(/[ßıøłđðþæœ]/g, (letter) => UNSPLIT[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/** „O’Neil“ as „ONeil“, which is how many type it. */
export function withoutApostrophes(text: string): string {
  return text.replace(APOSTROPHE, '')
}
