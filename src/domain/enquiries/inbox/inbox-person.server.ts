import type { Submission } from '#domain/enquiries/submission-record.ts'
import { openInbox } from './inbox.server.ts'

/** What somebody sent that the database does not have yet. */
export async function waitingFrom(folder: string, email: string): Promise<Submission[]> {
  const inbox = openInbox(folder)
  const found = await Promise.all((await inbox.list()).map(inbox.read))
  return found.flatMap((entry) =>
    entry.outcome === 'found' && isFrom(entry.submission, email) ? [entry.submission] : [],
  )
}

/** Returns how many were removed. */
export async function removeWaiting(folder: string, email: string): Promise<number> {
  const waiting = await waitingFrom(folder, email)
  for (const { id } of waiting) await openInbox(folder).remove(id)
  return waiting.length
}

function isFrom({ fields }: Submission, email: string): boolean {
  return fields.email.toLowerCase() === email.toLowerCase()
}
