import { readdir } from 'node:fs/promises'

/** What the folder of a submission is called; its name with one of the endings below counts as none. */
export const SUBMISSION_ID = /^[0-9a-f]{32}$/
/** In the folder of a submission, beside its files. */
export const RECORD = 'submission.json'
/** Still coming in. */
export const DRAFT = '.part'
/** In the database, and being removed. */
export const INGESTED = '.taken'
/** Unreadable, for a person to inspect. */
export const BROKEN = '.broken'

/** None where there is no such folder. */
export function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
}

/** `ENOENT` and the like; empty for an error without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
