import { explainRefusal } from '#domain/imaging/originals/explain-refusal.ts'
import { sniffFormat } from '#domain/imaging/originals/sniff-format.ts'
import { LARGEST_UPLOAD_BYTES } from '#domain/uploads/uploads-model.ts'
import { openFileSender, type Target } from './send-files.ts'
import { sentenceOfRefusal } from './upload-list.ts'

export type Destination = { purpose: 'image' | 'file'; artistId: number | null }

/** There is one for all pages, so that uploads continue while another page is open. */
export const sender = openFileSender()

export function pictureTarget({ purpose, artistId }: Destination): Target {
  const artist = artistId === null ? {} : { artist: String(artistId) }
  return { path: '/uploads/files', metadata: { purpose, ...artist }, refuse: refuseEarly, skipsTwins: true }
}

/** These bytes hold every signature, and what stands before `<svg`. */
const HEAD_BYTES = 4096

/** Returns null when the server may take the file, else the message key of why not. */
export async function refuseEarly(file: File): Promise<string | null> {
  if (file.size > LARGEST_UPLOAD_BYTES) return 'uploads.too_many_bytes'
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (head.length === 0) return sentenceOfRefusal({ Refusal: 'empty' })
  if (sniffFormat(head)) return null
  return sentenceOfRefusal({ Refusal: explainRefusal('not-an-image', head) })
}
