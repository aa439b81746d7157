import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import pLimit from 'p-limit'
import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import {
  FILES_FIELD,
  REMOVE_FIELD,
  type Sending,
  type SubmissionErrors,
  type Typed,
} from '#domain/enquiries/forms/submission.ts'
import { type Draft, isFull, type Spool } from '#domain/enquiries/spool.server.ts'
import type { Submission, SubmittedFile } from '#domain/enquiries/submission-record.ts'
import type { Clock } from '#platform/clock.ts'
import { listLarge } from '#platform/fields/check.ts'
import { plainName } from '#platform/files/file-name.ts'
import { type FormReading, type FormValues, readForm } from '#platform/http/read-form.server.ts'
import type { FormFile } from '#platform/http/store-part.server.ts'
import { isLanguage, type Language } from '#platform/i18n/language.ts'
import type { Log } from '#platform/log.ts'
import { type AbuseGuard, isTrapped } from './abuse-guard.server.ts'
import { type Content, findFilesError, type SubmissionForm } from './read-content.ts'

type ReceivingNeeds = {
  spool: Spool
  guard: AbuseGuard
  isPicture: IsPicture
  catalogue: () => Catalogue
  clock: Clock
  log: Log
  /** Returns false when the submission has to wait in the inbox. */
  commit: (submission: Submission) => Promise<boolean>
  onKept: () => void
}

/** `language` is null when the form's field `lang` says it. */
export type FormRequest = {
  request: Request
  language: Language | null
  networkAddress: string
  /** The buttons of a page can remove something from the form: see `REMOVE_FIELD`. */
  isPage?: boolean
}

export type Reception = {
  sending: Sending
  language: Language
}
type Read = Extract<FormReading, { outcome: 'read' }>

const ID_BYTES = 16

/**
 * Handles a form from its first byte until it is safe in the database or in the inbox. When this returns `accepted`, it
 * cannot be lost.
 */
export async function receive(
  needs: ReceivingNeeds,
  form: SubmissionForm,
  formRequest: FormRequest,
): Promise<Reception> {
  const usual = formRequest.language ?? 'de'
  const admission = await needs.guard.admit(formRequest.networkAddress)
  if (admission.outcome === 'too-many') return { language: usual, sending: { ...admission, typed: {} } }
  const draft = needs.spool.openDraft()
  try {
    const reading = await readForm(formRequest.request, form.limits, draft.folder)
    if (reading.outcome === 'unreadable') return { language: usual, sending: reading }
    const { lang } = reading.values
    const language = formRequest.language ?? (typeof lang === 'string' && isLanguage(lang) ? lang : usual)
    const fields = typedIn(reading.values, Object.keys(form.fields))
    const typed: Typed = { ...fields, ...needs.guard.timeOf(reading.values) }
    if (reading.outcome === 'too-large') return { language, sending: { outcome: 'too-large', typed } }
    if (reading.outcome === 'not-stored')
      return { language, sending: refuseFull(needs, reading.error, typed) }
    if (formRequest.isPage && REMOVE_FIELD in reading.values)
      return { language, sending: { outcome: 'item-removed', typed } }
    const { networkAddress } = formRequest
    return {
      language,
      sending: await accept(needs, form, { reading, typed, draft, language, networkAddress }),
    }
  } finally {
    await draft.discard()
  }
}

type Received = {
  reading: Read
  typed: Typed
  draft: Draft
  language: Language
  networkAddress: string
}

async function accept(
  needs: ReceivingNeeds,
  form: SubmissionForm,
  { reading, typed, draft, language, networkAddress }: Received,
): Promise<Sending> {
  if (isTrapped(reading.values))
    return { outcome: 'accepted', id: randomBytes(ID_BYTES).toString('hex'), imageIds: [] }
  const files = reading.files.filter(({ field }) => field === FILES_FIELD)
  const content = form.read(reading.values, needs.catalogue())
  const filesError = findFilesError(form, { ...reading, files })
  const checked: FileCheck = filesError
    ? { outcome: 'wrong', names: namesOfLarge(form, files) }
    : await checkFiles(files, needs.isPicture, { pdf: form.allowsPdf })
  if (checked.outcome === 'busy') return { outcome: 'busy', typed }
  if (content.outcome === 'invalid' || checked.outcome !== 'right') {
    const errors: SubmissionErrors = content.outcome === 'invalid' ? content.errors : {}
    if (checked.outcome === 'wrong') errors[FILES_FIELD] = filesError ?? form.fields[FILES_FIELD].errors.wrong
    const wrongFiles = checked.outcome === 'wrong' ? checked.names : []
    return { outcome: 'invalid', errors, wrongFiles, typed }
  }
  const { email } = content.content.fields
  const judgement = await needs.guard.judge(reading.values, email, networkAddress)
  if (judgement.outcome !== 'passed') return { ...judgement, typed }
  const submission = toSubmission(content.content, {
    language,
    files,
    submitted: checked.files,
    now: needs.clock.now(),
  })
  try {
    // An almost full disk takes none, as the database needs the rest.
    await draft.folder()
    if (!(await needs.commit(submission))) {
      await draft.commit(submission)
      needs.onKept()
    }
  } catch (error) {
    return refuseFull(needs, error, typed)
  }
  return { outcome: 'accepted', id: submission.id, imageIds: imageIdsOf(content.content) }
}

function imageIdsOf(content: Content): number[] {
  return content.kind === 'enquiry' ? content.fields.images.map(({ id }) => id) : []
}

type Kept = { language: Language; files: FormFile[]; submitted: SubmittedFile[]; now: Date }

/** The same fields and files on the same day are the same submission, however often they are sent. */
function toSubmission(content: Content, { language, files, submitted, now }: Kept): Submission {
  const digests = files.map(({ digest }) => digest)
  const day = now.toISOString().slice(0, 10)
  const id = createHash('sha256')
    .update(JSON.stringify([content.kind, content.fields, digests, day]))
    .digest('hex')
    .slice(0, 2 * ID_BYTES)
  return { ...content, id, language, receivedAt: now, files: submitted }
}

/** Throws every error but that of a full disk. */
function refuseFull(
  { log }: ReceivingNeeds,
  error: unknown,
  typed: Typed,
): { outcome: 'full'; typed: Typed } {
  if (!isFull(error)) throw error
  log.error('enquiry.no-room')
  return { outcome: 'full', typed }
}

function typedIn(values: FormValues, fields: readonly string[]): Typed {
  const typed: Typed = {}
  for (const field of fields) {
    const value = values[field]
    if (typeof value === 'string') typed[field] = value
    else if (Array.isArray(value)) typed[field] = value.filter((one) => typeof one === 'string')
  }
  return typed
}

/** Null when it cannot be decided now; never throws for any bytes. */
export type IsPicture = (bytes: Uint8Array) => Promise<boolean | null>

type FileCheck =
  | { outcome: 'right'; files: SubmittedFile[] }
  | { outcome: 'wrong'; names: string[] }
  | { outcome: 'busy' }

type Kind = SubmittedFile['kind'] | 'other' | 'unknown'

/** Each check holds its file in memory and has a picture decoded. */
const FILES_AT_ONCE = 2
/** It must be at the very beginning: a file with something before it may also be a program, a page or an archive. */
const PDF_HEADER = /^%PDF-\d\.\d/
const PDF_HEADER_BYTES = 8
/** Programs leave up to so many bytes behind the end (ISO 32000, annex H.3). */
const PDF_LAST_BYTES = 1_024
const PDF_END = '%%EOF'

const turns = pLimit(FILES_AT_ONCE)

async function checkFiles(
  files: readonly FormFile[],
  isPicture: IsPicture,
  allowed: { pdf: boolean },
): Promise<FileCheck> {
  const kinds = await Promise.all(files.map((file) => turns(() => kindOf(file, isPicture))))
  const right: SubmittedFile[] = []
  const names: string[] = []
  for (const [at, { path, name }] of files.entries()) {
    const kind = kinds[at]
    if (kind === 'image' || (kind === 'pdf' && allowed.pdf))
      right.push({ file: basename(path), name: plainName(name), kind })
    else if (kind !== 'unknown') names.push(plainName(name))
  }
  if (kinds.includes('unknown')) return { outcome: 'busy' }
  return names.length === 0 ? { outcome: 'right', files: right } : { outcome: 'wrong', names }
}

function namesOfLarge({ fields }: SubmissionForm, files: readonly FormFile[]): string[] {
  const sized = files.map(({ name, bytes }) => ({ name, size: bytes }))
  return listLarge(fields[FILES_FIELD].type, sized).map(({ name }) => plainName(name))
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
