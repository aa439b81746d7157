import type { BackupResult } from './backup.ts'
import { PICTURES, type SheetResult } from './contact-sheet.ts'
import { ENQUIRIES, type EnquiryResult } from './enquiries.ts'
import { IMPORTED_ROWS, type ImportResult } from './import.ts'
import { PROJECTS, type ProjectsResult } from './projects.ts'
import type { Row } from './table.ts'
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
  const alone = { reference: '', ratio: null, processorRatio: null }
  const what = `contact sheet of ${PICTURES} pictures`
  return [
    { ...alone, what, ...judge(wholeMs, LONGEST_SHEET_MS) },
    { ...alone, what: `${what}: first bytes`, ...judge(firstMs, LATEST_FIRST_BYTES_MS) },
  ]
}

export function projectRows({ openMs, switchMs, wholeMs }: ProjectsResult): Row[] {
  const alone = { reference: '', ratio: null, processorRatio: null }
  const what = `${PROJECTS} projects of 500 images`
  return [
    { ...alone, what: `${what}: opened, first image`, ...judge(openMs, LONGEST_OPENING_MS) },
    {
      ...alone,
      what: `${what}: another one, first image (all after ${Math.round(wholeMs)} ms)`,
      ...judge(switchMs, LONGEST_SWITCH_MS),
    },
  ]
}

export function wordRows(wordsMs: number, namesMs: number): Row[] {
  const alone = { reference: '', ratio: null, processorRatio: null }
  return [
    { ...alone, what: 'search by words, p50', ...judge(wordsMs, LONGEST_WORD_SEARCH_MS) },
    { ...alone, what: `a letter typed, among ${NAMES} names, p50`, ...judge(namesMs, ONE_FRAME_MS) },
  ]
}

export function enquiryRows({ slowMs, lost }: EnquiryResult): Row[] {
  const alone = { reference: '', ratio: null, processorRatio: null }
  const what = `${ENQUIRIES} enquiries at once`
  return [
    { ...alone, what: `${what}: 95 % answered within`, ...judge(slowMs, LONGEST_ENQUIRY_MS) },
    { ...alone, what: `${what}: lost`, ours: String(lost), wanted: '0', met: lost === 0 },
  ]
}

export function importRows({ firstMs, againMs }: ImportResult): Row[] {
  const alone = { reference: '', ratio: null, processorRatio: null }
  const what = `import of ${IMPORTED_ROWS} images without files`
  return [
    { ...alone, what, ...judge(firstMs, LONGEST_IMPORT_MS) },
    { ...alone, what: `${what}, again`, ...judge(againMs, LONGEST_IMPORT_MS) },
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

function judge(milliseconds: number, most: number): Pick<Row, 'ours' | 'wanted' | 'met'> {
  return { ours: `${Math.round(milliseconds)} ms`, wanted: `<= ${most} ms`, met: milliseconds <= most }
}
