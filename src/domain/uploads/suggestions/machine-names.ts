const CALLED =
  'img|image|dsc[nf]?|dscn|pxl|mvc|sam|gopr|scan(?:ned image)?|screen ?shot|bildschirmfoto|unbenannt|untitled|ohne titel|bild|foto|photo|picture|file|datei|document|dokument|artwork|new canvas|canvas|zeichnung|drawing|print|web|druck|processed with vsco.*|layer|ebene'
const PROGRAMS =
  'gimp|adobe.*|photoshop.*|illustrator.*|krita.*|procreate.*|affinity.*|imagemagick.*|canva.*|inkscape.*|clip studio.*|paint.*|midjourney.*|lightroom.*'
const NAMED_BY_A_MACHINE = [
  new RegExp(`^(?:${CALLED})?[\\s\\d()]*$`, 'i'),
  /^(?:untitled|unbenannt)[\s_-]?(?:artwork|design|project|document|projekt|dokument)?[\s\d()]*$/i,
  new RegExp(
    `^(?:created|made|erstellt|generated|edited|bearbeitet) (?:with|using|by|mit|in) (?:the )?(?:${PROGRAMS})$`,
    'i',
  ),
  /^[a-z]{2,12}(?: [a-z]{2,12})? (?:digital camera|dsc|dcs|dcim)$/i,
  /^(?:digital|default) (?:camera|picture|image)$/i,
  /^(?:ms-?dos|mac)? ?exif jpeg[\s\d]*$/i,
]
const BETWEEN_WORDS = /[-_.\s]+/g

export function isNamedByMachine(text: string): boolean {
  const words = text.replaceAll(BETWEEN_WORDS, ' ').trim()
  return NAMED_BY_A_MACHINE.some((pattern) => pattern.test(words))
}

const ENDING = /\.[a-z0-9]{1,5}$/i
/** `01_`, `12-` and `003 ` sort a folder; of `7 Zwerge` the number is a part. */
const SORTING = /^(?:\d{1,4}[-_.]+|0\d{0,3}\s+)(?=\D)/
const CAMERA = /^(?:img|dsc[nf]?|pxl|scan)[-_.\s]*\d+[-_.\s]+(?=\p{L})/iu
const AFTER_THE_NAME =
  / (?:\(?\d{1,4}\)?|v\d+|final|finale|fertig|neu|new|kopie|copy|web|print|druck|cmyk|rgb|\d+px|\d+x\d+)$/i

/** Returns null where a machine named the file. */
export function suggestTitle(fileName: string): string | null {
  const named = fileName.normalize('NFC').replace(ENDING, '')
  let words = named.replace(SORTING, '').replace(CAMERA, '').replaceAll(BETWEEN_WORDS, ' ').trim()
  while (AFTER_THE_NAME.test(words)) words = words.replace(AFTER_THE_NAME, '')
  if (isNamedByMachine(words)) return null
  return words.charAt(0).toLocaleUpperCase('de') + words.slice(1)
}
