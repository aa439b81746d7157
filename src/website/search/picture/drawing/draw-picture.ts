/** The server embeds far smaller pictures, and this one is sent quickly on slow connections. */
const LONGEST_SIDE_PX = 1024
/** The style stays visible. */
const QUALITY = 0.85

type Area = { left: number; top: number; width: number; height: number }

/** An area of the picture as JPEG, shrunk to what a search needs; null where the browser cannot draw it. */
export function drawArea(picture: ImageBitmap, { left, top, width, height }: Area): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // What is transparent would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
