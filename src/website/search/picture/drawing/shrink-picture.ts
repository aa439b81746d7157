import { drawArea } from './draw-picture.ts'

/** Lighter ones are sent as they are: shrinking them would take longer than sending them. */
const LIGHT_BYTES = 200_000

/**
 * Shrinks the picture so that it is sent quickly. What the browser cannot decode, and what would become heavier, stays as it
 * is: the server decides about it.
 */
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
