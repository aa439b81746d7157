import type { EnquiryFile } from '#domain/enquiries/enquiries.server.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { AttachedFile } from '#platform/mail/mailer.ts'

/** Written as text these are a third more; many mail servers end at 20 MB. */
const LARGEST_TOGETHER_BYTES = 10 * 1024 * 1024

export type Attached = { files: AttachedFile[]; left: EnquiryFile[] }

/** The files that fit into an e-mail, under their own names, and those that do not. */
export async function attachFiles(store: FileStore, files: readonly EnquiryFile[]): Promise<Attached> {
  const attached: Attached = { files: [], left: [] }
  let room = LARGEST_TOGETHER_BYTES
  for (const file of files) {
    const bytes = file.bytes <= room ? await store.read(file.key) : null
    if (bytes) {
      room -= bytes.length
      attached.files.push({ fileName: file.name, contentType: file.contentType, bytes })
    } else attached.left.push(file)
  }
  return attached
}
