/** A part of a picture: its upper left corner and its size, in whole percent of the picture's sides. */
export type Region = { x: number; y: number; width: number; height: number }

/**
 * In percent of each side. A smaller part has fewer than some 30 pixels of the copy that is compared: too few to see
 * anything.
 */
export const LEAST_REGION = 5
export const WHOLE = 100
const REGION = /^(\d{1,3}),(\d{1,3}),(\d{1,3}),(\d{1,3})$/

/**
 * Reads "x,y,width,height"; null for anything else, and for a part that is too small or not fully within the picture.
 */
export function parseRegion(text: string): Region | null {
  const numbers = REGION.exec(text)?.slice(1).map(Number)
  if (!numbers) return null
  const [x = 0, y = 0, width = 0, height = 0] = numbers
  const isLargeEnough = width >= LEAST_REGION && height >= LEAST_REGION
  return isLargeEnough && x + width <= WHOLE && y + height <= WHOLE ? { x, y, width, height } : null
}

/** The part in pixels of a picture, at least one wide and high. */
export function pixelsOf({ x, y, width, height }: Region, picture: { width: number; height: number }) {
  const [left, across] = spanOf(x, width, picture.width)
  const [top, down] = spanOf(y, height, picture.height)
  return { left, top, width: across, height: down }
}

function spanOf(start: number, length: number, whole: number): [from: number, length: number] {
  const from = Math.min(whole - 1, Math.round((start / WHOLE) * whole))
  return [from, Math.max(1, Math.round(((start + length) / WHOLE) * whole) - from)]
}

export function formatRegion({ x, y, width, height }: Region): string {
  return [x, y, width, height].join(',')
}

/** A crop that the model sees at once, squeezed to a square. */
export type Crop = {
  /** All of the picture, its middle, an area that may be a picture itself, or a square of a long strip. */
  kind: 'whole' | 'middle' | 'picture' | 'square'
  area: Region
  /** In degrees, clockwise. */
  turn: 0 | 90 | 270
}

export const WHOLE_CROP: Crop = { kind: 'whole', area: { x: 0, y: 0, width: WHOLE, height: WHOLE }, turn: 0 }

export function isSameRegion(one: Region, other: Region): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}
