/** Windows and Linux take 255 bytes (UTF-8); the rest is for what a browser puts behind a name that is taken. */
const LONGEST_STEM_BYTES = 200
/** The rest of a longer name is ignored; its end tells more than its beginning. */
const MOST_LETTERS_READ = 1_000
const NAMELESS = 'Datei'
const FOLDERS = /^.*[/\\]/su
/** Controls, halves of letters, and what has no width of its own or turns the direction of writing round. */
const NOT_IN_A_NAME = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu
/** An ending contains a letter: what follows the dot of "v1.5" is not an ending. */
const LAST_ENDING = /\.(?=\w*[a-z])[a-z0-9]{1,5}$/i
const SLASHES = /[/\\]/g
/** Other characters that some systems do not allow in the name of a file. */
const NOT_IN_FILE_NAMES = /[<>:"|?*]/g
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
/** No program opens such a file by itself. */
const UNKNOWN_ENDING = 'bin'

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** Gives one line that reads as it is written; a name that is too long keeps its ending. */
export function plainName(name: string): string {
  const whole = withoutMarks(withoutFolders(name))
  const [ending = ''] = LAST_ENDING.exec(whole) ?? []
  return cut(whole.slice(0, whole.length - ending.length)) + ending
}

/** Every system takes it (NFC): a slash is a hyphen, other special characters are `_`. A long one keeps its ending. */
export function fileName(name: string): string {
  const { stem, ending } = splitEnding(readable(name))
  return stemOf(stem) + ending
}

/** The ending follows the content's type, so that no document is run as a program when somebody opens it. */
export function fileNameFor(name: string, contentType: string): string {
  const ending = `.${ENDINGS[contentType] ?? UNKNOWN_ENDING}`
  const { stem } = splitEnding(readable(withoutFolders(name)))
  return stemOf(withoutEnding(stem, ending)) + ending
}

/** Names of files that lie side by side, without regard to capitals: `a.pdf`, `A (2).PDF`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const { stem, ending } = splitEnding(name)
    let distinct = name
    for (let count = 2; taken.has(distinct.toLowerCase()); count++) distinct = `${stem} (${count})${ending}`
    taken.add(distinct.toLowerCase())
    return distinct
  })
}

function readable(name: string): string {
  return withoutMarks(name)
    .normalize('NFC')
    .replace(SLASHES, '-')
    .replace(NOT_IN_FILE_NAMES, '_')
    .replace(DOTS_AT_THE_END, '')
}

function splitEnding(name: string): { stem: string; ending: string } {
  const [ending = ''] = LAST_ENDING.exec(name) ?? []
  return { stem: name.slice(0, name.length - ending.length), ending }
}

function stemOf(stem: string): string {
  const short = cut(stem.replace(DOTS_AT_THE_BEGINNING, '')).replace(DOTS_AT_THE_END, '') || NAMELESS
  return `${DEVICE.test(short) ? '_' : ''}${short}`
}

function withoutFolders(name: string): string {
  return name.slice(-MOST_LETTERS_READ).replace(FOLDERS, '')
}

function withoutMarks(name: string): string {
  return name.slice(-MOST_LETTERS_READ).toWellFormed().replace(NOT_IN_A_NAME, '')
}

function withoutEnding(name: string, ending: string): string {
  return name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name
}

/** No letter and no emoji is cut in two. */
function cut(name: string): string {
  let [result, bytes] = ['', 0]
  for (const { segment } of graphemes.segment(name)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > LONGEST_STEM_BYTES) break
    result += segment
  }
  return result
}
