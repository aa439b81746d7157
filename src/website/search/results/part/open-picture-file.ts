import type { LargePicture } from '#website/search/results/view-results.ts'

/** Makes a file of the visitor showable, until its address is revoked. Null where the browser cannot decode it. */
export async function openPictureFile(file: Blob): Promise<LargePicture | null> {
  const image = new Image()
  const address = URL.createObjectURL(file)
  image.src = address
  try {
    await image.decode()
    return { address, width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    URL.revokeObjectURL(address)
    return null
  }
}
