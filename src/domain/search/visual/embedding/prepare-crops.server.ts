import type { Sharp } from 'sharp'
import { openPixels } from '#domain/imaging/open-picture.server.ts'
import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { type Look, WHOLE_LOOK } from '#domain/search/part/look.ts'
import { pixelsOf } from '#domain/search/part/part.ts'

export const WHOLE = [WHOLE_LOOK] as const

/** What is looked at of the copy, each squeezed to a square. */
export function cropLooks(copy: SmallCopy, looks: readonly Look[], size: number): Promise<Uint8Array[]> {
  return Promise.all(looks.map((look) => cropLook(copy, look, size)))
}

async function cropLook(copy: SmallCopy, { area, turn }: Look, size: number): Promise<Uint8Array> {
  const cut = open(copy).extract(pixelsOf(area, copy))
  // Of what is cut and turned at once, sharp would turn first.
  const upright = turn === 0 ? cut : open(await toCopy(open(await toCopy(cut)).rotate(turn)))
  return upright.resize(size, size, { fit: 'fill' }).raw().toBuffer()
}

function open({ pixels, width, height }: SmallCopy): Sharp {
  return openPixels(pixels, { width, height, channels: 3 })
}

async function toCopy(picture: Sharp): Promise<SmallCopy> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}
