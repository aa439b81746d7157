import { STAFF_API } from '#site/api-paths.ts'

export type SentFile = { address: string; position: number; name: string; contentType: string; bytes: number }

/** Pixels, as the server makes them. */
type PreviewSide = 480 | 1600

export function toSentFile(enquiryId: string, file: Record<string, unknown>): SentFile {
  const position = Number(file.Position)
  return {
    address: `${STAFF_API}/enquiries/${encodeURIComponent(enquiryId)}/files/${position}`,
    position,
    name: String(file.Name),
    contentType: String(file.ContentType),
    bytes: Number(file.Bytes),
  }
}

export function isPicture({ contentType }: SentFile): boolean {
  return contentType.startsWith('image/')
}

export function previewOf({ address }: SentFile, side: PreviewSide): string {
  return `${address}/preview/${side}`
}
