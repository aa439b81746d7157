import sharp from 'sharp'

/** In pixels: icons and buttons are no works. */
const LEAST_SIDE = 100
/** Strips of frames and borders are none either. */
const LONGEST_SHAPE = 2.5
/** The standard deviation of the small copy's greys: what is below it is a mask or an empty ground. */
const LEAST_CONTRAST = 14
const [COLUMNS, ROWS] = [9, 8]

/** 64 bits, one for each neighbour that is brighter; null for what is not a work, or cannot be read. */
export async function hashOfWork(path: string): Promise<bigint | null> {
  try {
    const { width, height } = await sharp(path).metadata()
    if (Math.min(width, height) < LEAST_SIDE) return null
    if (Math.max(width, height) > LONGEST_SHAPE * Math.min(width, height)) return null
    const greys = await sharp(path)
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize(COLUMNS, ROWS, { fit: 'fill' })
      .raw()
      .toBuffer()
    return deviationOf(greys) < LEAST_CONTRAST ? null : hashOf(greys)
  } catch {
    return null
  }
}

function hashOf(greys: Uint8Array): bigint {
  let hash = 0n
  for (let row = 0; row < ROWS; row++) {
    for (let column = 1; column < COLUMNS; column++) {
      const at = row * COLUMNS + column
      hash = (hash << 1n) | ((greys[at] ?? 0) > (greys[at - 1] ?? 0) ? 1n : 0n)
    }
  }
  return hash
}

function deviationOf(greys: Uint8Array): number {
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length
  return Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length)
}
