import type { BackupResult } from './backup.ts'
import { PICTURES, type SheetResult } from './contact-sheet.ts'
import { ENQUIRIES, type EnquiryResult } from './enquiries.ts'
import { IMPORTED_ROWS, type ImportResult } from './import.ts'
import { PROJECTS, type ProjectsResult } from './projects.ts'
import { type Row, toRow, toTimeRow } from './table.ts'
import { NAMES } from './word-search.ts'

/** For 95 of 100 concurrent senders. */
const LONGEST_ENQUIRY_MS = 500
const LONGEST_SHEET_MS = 5_000
/** Time to the first bytes, long before the whole document. */
const LATEST_FIRST_BYTES_MS = 500
/** Median; below what somebody notices who types. */
const LONGEST_WORD_SEARCH_MS = 10
const LONGEST_IMPORT_MS = 300_000
const ONE_FRAME_MS = 16
/** After a second thoughts begin to wander; a page that is opened with an empty cache may take two. */
const LONGEST_SWITCH_MS = 1_000
const LONGEST_OPENING_MS = 2_000
const MOST_SLOWED_BY_BACKUP = 2

export function sheetRows({ wholeMs, firstMs }: SheetResult): Row[] {
  const what = `contact sheet of ${PICTURES} pictures`
  return [
    toTimeRow(what, wholeMs, LONGEST_SHEET_MS),
    toTimeRow(`${what}: first bytes`, firstMs, LATEST_FIRST_BYTES_MS),
  ]
}

export function projectRows({ openMs, switchMs, wholeMs }: ProjectsResult): Row[] {
  const what = `${PROJECTS} projects of 500 images`
  return [
    toTimeRow(`${what}: opened, first image`, openMs, LONGEST_OPENING_MS),
    toTimeRow(
      `${what}: another one, first image (all after ${Math.round(wholeMs)} ms)`,
      switchMs,
      LONGEST_SWITCH_MS,
    ),
  ]
}

export function wordRows(wordsMs: number, namesMs: number): Row[] {
  return [
    toTimeRow('search by words, p50', wordsMs, LONGEST_WORD_SEARCH_MS),
    toTimeRow(`a letter typed, among ${NAMES} names, p50`, namesMs, ONE_FRAME_MS),
  ]
}

export function enquiryRows({ slowMs, lost }: EnquiryResult): Row[] {
  const what = `${ENQUIRIES} enquiries at once`
  return [
    toTimeRow(`${what}: 95 % answered within`, slowMs, LONGEST_ENQUIRY_MS),
    { ...toRow(`${what}: lost`, String(lost)), wanted: '0', met: lost === 0 },
  ]
}

export function importRows({ firstMs, againMs }: ImportResult): Row[] {
  const what = `import of ${IMPORTED_ROWS} images without files`
  return [
    toTimeRow(what, firstMs, LONGEST_IMPORT_MS),
    toTimeRow(`${what}, again`, againMs, LONGEST_IMPORT_MS),
  ]
}

export function backupRows({ alone, beside, backupMs }: BackupResult): Row[] {
  const ratio = beside / alone
  return [
    {
      what: `99 of 100 pages while a backup is written (${(backupMs / 1_000).toFixed(1)} s)`,
      ours: `${Math.round(beside)} ms`,
      reference: `alone ${Math.round(alone)} ms`,
      ratio,
      processorRatio: null,
      wanted: `<= ${MOST_SLOWED_BY_BACKUP}`,
      met: ratio <= MOST_SLOWED_BY_BACKUP,
    },
  ]
}
