import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import pLimit from 'p-limit'
import type { SubmittedFile } from '#domain/enquiries/submission-record.ts'
import { plainName } from '#platform/files/file-name.ts'
import type { FormFile } from '#platform/http/store-part.server.ts'

/** Whether the bytes are a whole picture of a kind that we show; null when nobody can tell now. Never throws for any bytes. */
export type IsPicture = (bytes: Uint8Array) => Promise<boolean | null>

export type FileCheck =
  | { outcome: 'right'; files: SubmittedFile[] }
  /** One of them is neither a picture nor, where allowed, a PDF. */
  | { outcome: 'wrong' }
  | { outcome: 'busy' }

type Kind = SubmittedFile['kind'] | 'other' | 'unknown'

/** Each holds its file in memory and has a picture decoded. */
const FILES_AT_ONCE = 2
/** At its very beginning: what has something before it is a program, a page or an archive as well. */
const PDF_HEADER = /^%PDF-\d\.\d/
const PDF_HEADER_BYTES = 8
/** So many bytes programs leave behind the end (ISO 32000, annex H.3). */
const PDF_LAST_BYTES = 1_024
const PDF_END = '%%EOF'

const turns = pLimit(FILES_AT_ONCE)

/** What each file is by its content. */
export async function checkFiles(
  files: readonly FormFile[],
  isPicture: IsPicture,
  allowed: { pdf: boolean },
): Promise<FileCheck> {
  const kinds = await Promise.all(files.map((file) => turns(() => kindOf(file, isPicture))))
  const checked = files.flatMap(({ path, name }, at): SubmittedFile[] => {
    const kind = kinds[at]
    if (kind !== 'image' && !(kind === 'pdf' && allowed.pdf)) return []
    return [{ file: basename(path), name: plainName(name), kind }]
  })
  if (checked.length === files.length) return { outcome: 'right', files: checked }
  return { outcome: kinds.includes('unknown') ? 'busy' : 'wrong' }
}

async function kindOf({ path }: FormFile, isPicture: IsPicture): Promise<Kind> {
  const bytes = await readFile(path)
  if (isPdf(bytes)) return 'pdf'
  const isImage = await isPicture(bytes)
  return isImage === null ? 'unknown' : isImage ? 'image' : 'other'
}

function isPdf(bytes: Buffer): boolean {
  const start = bytes.subarray(0, PDF_HEADER_BYTES).toString('latin1')
  return PDF_HEADER.test(start) && bytes.subarray(-PDF_LAST_BYTES).includes(PDF_END)
}
