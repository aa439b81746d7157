const HEAD_BYTES = 13
/** Where a head and a frame say whether they have colours of their own, and how many. */
const FLAGS_OF_HEAD = 10
const FLAGS_OF_FRAME = 9
const FRAME_HEAD_BYTES = 10
/** What a block begins with. */
const [EXTENSION, FRAME] = ['!', ','].map((letter) => letter.charCodeAt(0))

/**
 * Whether a GIF ends inside one of its blocks (GIF89a, appendix B). Its decoder would show the frames that are there. One
 * without the mark of its end is whole all the same, and so is one with something behind it.
 */
export function endsInsideGifBlock(file: Uint8Array): boolean {
  let at = HEAD_BYTES + colourBytes(file[FLAGS_OF_HEAD])
  while (at < file.length) {
    if (file[at] === EXTENSION) at = skipParts(file, at + 2)
    else if (file[at] === FRAME)
      at = skipParts(file, at + FRAME_HEAD_BYTES + colourBytes(file[at + FLAGS_OF_FRAME]) + 1)
    else return false
  }
  return at > file.length
}

function colourBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Where the parts of a block end, each with its length before it; beyond the file where one of them is missing. */
function skipParts(file: Uint8Array, from: number): number {
  let at = from
  while (file[at]) at += 1 + (file[at] ?? 0)
  return at + 1
}
