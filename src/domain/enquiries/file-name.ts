/** Windows and Linux take 255 bytes (UTF-8) at most; some are left for what a browser puts behind a name that is taken. */
const LONGEST_STEM_BYTES = 200
/** More of a name is not even looked at; its end tells more than its beginning. */
const MOST_LETTERS_READ = 1_000
/** What stands for a file whose name was nothing but an ending. */
const NAMELESS = 'Datei'
/** The folders before it. */
const FOLDERS = /^.*[/\\]/su
/** Controls, halves of letters, and what has no width of its own or turns the direction of writing round. */
const NOT_IN_A_NAME = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu
/** With a letter in it: what follows the dot of "v1.5" is no ending. */
const LAST_ENDING = /\.(?=\w*[a-z])[a-z0-9]{1,5}$/i
const DOTS_AT_THE_BEGINNING = /^[\s.]+/u
const DOTS_AT_THE_END = /(?<![\s.])[\s.]+$/u
/** Names of devices, whatever follows their first dot (Windows: "Naming Files, Paths, and Namespaces"). */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
}
/** Opens nothing by itself. */
const UNKNOWN_ENDING = 'bin'

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** As its sender called it, in one line that reads as it is written. What is too long keeps its ending. */
export function plainName(name: string): string {
  const whole = withoutMarks(name)
  const [ending = ''] = LAST_ENDING.exec(whole) ?? []
  return cut(whole.slice(0, whole.length - ending.length)) + ending
}

/**
 * What a file is called where it is shown and downloaded: as its sender called it, but for the ending, which says what its
 * content is. So nothing that came in as a document is run as a program by whoever opens it.
 */
export function fileNameFor(name: string, contentType: string): string {
  const ending = `.${ENDINGS[contentType] ?? UNKNOWN_ENDING}`
  const whole = withoutMarks(name).replace(DOTS_AT_THE_END, '')
  const stem = withoutEnding(whole.replace(LAST_ENDING, ''), ending).replace(DOTS_AT_THE_BEGINNING, '')
  const short = cut(stem).replace(DOTS_AT_THE_END, '') || NAMELESS
  return `${DEVICE.test(short) ? '_' : ''}${short}${ending}`
}

function withoutMarks(name: string): string {
  return name.slice(-MOST_LETTERS_READ).toWellFormed().replace(FOLDERS, '').replace(NOT_IN_A_NAME, '')
}

function withoutEnding(name: string, ending: string): string {
  return name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name
}

/** No letter and no emoji is cut in two. */
function cut(name: string): string {
  let [kept, bytes] = ['', 0]
  for (const { segment } of graphemes.segment(name)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > LONGEST_STEM_BYTES) break
    kept += segment
  }
  return kept
}
