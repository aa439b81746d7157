import type { Metadata } from 'sharp'

/** Of a picture that moves; beyond it an animation is a film. */
export const MOST_FRAMES = 60

/** How the picture lies in the file, where its camera was held upright. */
const UPRIGHT = 1

/**
 * How many frames are shown of the file: 1 where it stands still. sharp turns single frames alone, so an animation that
 * has to be turned shows its first; pages of a TIFF or the burst of an AVIF are not frames.
 */
export function countFrames({ format, pages = 1, orientation = UPRIGHT }: Metadata): number {
  return (format === 'gif' || format === 'webp') && orientation === UPRIGHT ? pages : 1
}
