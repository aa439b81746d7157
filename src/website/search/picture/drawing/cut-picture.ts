import { type Part, WHOLE } from '#domain/search/part.ts'
import { drawArea } from './draw-picture.ts'

/**
 * Cuts the part out of a picture of the visitor, turned as the camera says.
 * @throws when the browser cannot decode it.
 */
export async function cutPicture(file: Blob, part: Part): Promise<Blob> {
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
