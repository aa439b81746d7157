import { type Region, WHOLE } from '#domain/search/region.ts'

/** The server embeds far smaller pictures, and this one is sent quickly on slow connections. */
const LONGEST_SIDE_PX = 1024
/** At this quality the style stays visible. */
const QUALITY = 0.85

type Area = { left: number; top: number; width: number; height: number }

/** Shrunk to what a search needs; null where the browser cannot draw it. */
function drawArea(picture: ImageBitmap, { left, top, width, height }: Area): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // Transparent pixels would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/**
 * Crops the part out of a visitor's picture, turned as its camera says.
 * @throws when the browser cannot decode it.
 */
export async function cutPicture(file: Blob, part: Region): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const area = {
    left: (part.x / WHOLE) * picture.width,
    top: (part.y / WHOLE) * picture.height,
    width: Math.max(1, (part.width / WHOLE) * picture.width),
    height: Math.max(1, (part.height / WHOLE) * picture.height),
  }
  const cut = await drawArea(picture, area)
  picture.close()
  if (!cut) throw new Error('The part cannot be drawn.')
  return cut
}

/** Shrinking smaller files would take longer than sending them. */
const LIGHT_BYTES = 200_000

/** A picture that the browser cannot decode or that would grow is sent unchanged: the server decides about it. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= LIGHT_BYTES) return file
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    const shrunk = await drawArea(picture, { left: 0, top: 0, width, height })
    picture.close()
    return shrunk && shrunk.size < file.size ? shrunk : file
  } catch {
    return file
  }
}
