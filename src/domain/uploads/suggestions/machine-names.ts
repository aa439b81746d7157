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
