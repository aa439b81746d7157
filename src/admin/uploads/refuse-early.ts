import { explainRefusal } from '#domain/imaging/originals/explain-refusal.ts'
import { sniffFormat } from '#domain/imaging/originals/sniff-format.ts'
import { LARGEST_UPLOAD_BYTES } from '#domain/uploads/uploads-model.ts'
import { sentenceOfRefusal } from './upload-list.ts'

/** These bytes hold every signature, and what stands before `<svg`. */
const HEAD_BYTES = 4096

/** Message key of why the server would refuse a file by its size or kind, before it is sent; null when it may take it. */
export async function refuseEarly(file: File): Promise<string | null> {
  if (file.size > LARGEST_UPLOAD_BYTES) return 'uploads.too_many_bytes'
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (head.length === 0) return sentenceOfRefusal({ Refusal: 'empty' })
  if (sniffFormat(head)) return null
  return sentenceOfRefusal({ Refusal: explainRefusal('not-an-image', head) })
}
