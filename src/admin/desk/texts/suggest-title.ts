import { isNamedByMachine } from '#domain/uploads/suggestions/machine-names.ts'

/** Counters, versions and sizes at the end of a name. */
const AFTER_THE_NAME =
  / (?:\(?\d{1,4}\)?|v\d+|final|finale|fertig|neu|new|kopie|copy|web|print|druck|cmyk|rgb|\d+px|\d+x\d+)$/i
const ENDING = /\.[a-z0-9]{1,5}$/i

/** A title from a file's name: `sea-storm_02.jpg` is "Sea storm". Null where the name says nothing. */
export function suggestTitle(fileName: string): string | null {
  let words = fileName
    .normalize('NFC')
    .replace(ENDING, '')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim()
  while (AFTER_THE_NAME.test(words)) words = words.replace(AFTER_THE_NAME, '')
  if (isNamedByMachine(words)) return null
  return words.charAt(0).toLocaleUpperCase('de') + words.slice(1)
}
