/** The server embeds far smaller pictures, and this one is sent quickly on slow connections. */
const LONGEST_SIDE_PX = 1024
/** The style stays visible. */
const QUALITY = 0.85
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
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return file
    // What is transparent would turn black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return shrunk && shrunk.size < file.size ? shrunk : file
  } catch {
    return file
  }
}
