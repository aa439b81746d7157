import { openPicture, readHead } from './open-picture.server.ts'
import { COLOURS } from './word-mark.ts'

/** What transparency is shown on. */
export const PAPER = '#ffffff'
/** The same for drawings of which hardly anything would be seen on paper. */
const DARK_GROUND = COLOURS.ink

/** In pixels: large enough for every line that somebody drew. */
const SAMPLE_SIDE = 256
const OPAQUE = 255
/** Of 255 greys: what is lighter is hardly told from paper. */
const LIGHTEST_SEEN = 230
/** Of all that is visible, so much has to be told from paper for the drawing to be seen on it. */
const SEEN_SHARE = 0.05
/** Where less is transparent, the ground is no part of the picture. */
const TRANSPARENT_SHARE = 0.02

/** Channels of red, green, blue and alpha, and what the first three count for the eye (Rec. 709). */
const RGBA = 4
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722]

/** The colour on which a picture with transparency can be seen; paper for any other. Of what moves its first frame decides. */
export async function findGround(bytes: Uint8Array): Promise<string> {
  const { hasAlpha } = await readHead(bytes)
  if (!hasAlpha) return PAPER
  const pixels = await sample(bytes)
  return isTransparent(pixels) && !isSeenOnPaper(pixels) ? DARK_GROUND : PAPER
}

/** Whether so much is transparent of these pixels (red, green, blue, alpha) that their ground is seen. */
export function isTransparent(pixels: Uint8Array): boolean {
  let visible = 0
  for (let at = RGBA - 1; at < pixels.length; at += RGBA) visible += (pixels[at] ?? 0) / OPAQUE
  return visible < ((1 - TRANSPARENT_SHARE) * pixels.length) / RGBA
}

function isSeenOnPaper(pixels: Uint8Array): boolean {
  let visible = 0
  let seen = 0
  for (let at = 0; at < pixels.length; at += RGBA) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + RGBA)
    visible += alpha
    if (RED * red + GREEN * green + BLUE * blue <= LIGHTEST_SEEN) seen += alpha
  }
  return seen >= SEEN_SHARE * visible
}

async function sample(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = await openPicture(bytes)
  return picture
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer()
}
