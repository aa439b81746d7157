import type { Submission } from '#domain/enquiries/submission-record.ts'
import { openSpool } from './inbox.server.ts'

/** What somebody sent that the database does not have yet. */
export async function waitingFrom(folder: string, email: string): Promise<Submission[]> {
  const spool = openSpool(folder)
  const found = await Promise.all((await spool.list()).map(spool.read))
  return found.flatMap((spooled) =>
    spooled.outcome === 'found' && isFrom(spooled.submission, email) ? [spooled.submission] : [],
  )
}

/** Answers how many were removed. */
export async function removeWaiting(folder: string, email: string): Promise<number> {
  const waiting = await waitingFrom(folder, email)
  for (const { id } of waiting) await openSpool(folder).remove(id)
  return waiting.length
}

function isFrom({ fields }: Submission, email: string): boolean {
  return fields.email.toLowerCase() === email.toLowerCase()
}
