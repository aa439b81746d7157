import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import pLimit from 'p-limit'
import type { SubmittedFile } from '#agency/enquiries/submission-record.ts'
import type { FormFile } from '#base/http/store-part.server.ts'

/** Whether the bytes are a whole picture of a kind that we show. Never throws for any bytes. */
export type IsPicture = (bytes: Uint8Array) => Promise<boolean>

/** Each holds its file in memory and has a picture decoded. */
const FILES_AT_ONCE = 2
const PDF_HEADER = /%PDF-\d\.\d/
/** Readers allow some bytes before the header and after the end (ISO 32000, annex H.3). */
const PDF_EDGE_BYTES = 1_024
const PDF_END = '%%EOF'
const LONGEST_NAME = 120
const NOT_IN_A_NAME = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069/\\]/gu

const turns = pLimit(FILES_AT_ONCE)

/** What each file is by its content; null when one of them is neither a picture nor, where allowed, a PDF. */
export async function checkFiles(
  files: readonly FormFile[],
  isPicture: IsPicture,
  allowed: { pdf: boolean },
): Promise<SubmittedFile[] | null> {
  const kinds = await Promise.all(files.map((file) => turns(() => kindOf(file, isPicture))))
  const checked = files.flatMap(({ path, name }, at): SubmittedFile[] => {
    const kind = kinds[at]
    if (!kind || (kind === 'pdf' && !allowed.pdf)) return []
    return [{ file: basename(path), name: nameFor(name), kind }]
  })
  return checked.length === files.length ? checked : null
}

async function kindOf({ path }: FormFile, isPicture: IsPicture): Promise<SubmittedFile['kind'] | null> {
  const bytes = await readFile(path)
  if (isPdf(bytes)) return 'pdf'
  return (await isPicture(bytes)) ? 'image' : null
}

function isPdf(bytes: Buffer): boolean {
  const start = bytes.subarray(0, PDF_EDGE_BYTES).toString('latin1')
  return PDF_HEADER.test(start) && bytes.subarray(-PDF_EDGE_BYTES).includes(PDF_END)
}

/** Shown to staff as text; files are stored under names of ours. */
function nameFor(name: string): string {
  return name.toWellFormed().replace(NOT_IN_A_NAME, '').slice(0, LONGEST_NAME).toWellFormed()
}
