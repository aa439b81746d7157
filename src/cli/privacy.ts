import { join } from 'node:path'
import { findPerson, removePerson } from '#domain/enquiries/forget-enquiries.server.ts'
import { removeWaiting, waitingFrom } from '#domain/enquiries/inbox/inbox-person.server.ts'
import { StartupError } from '#platform/config.ts'
import { runCommand } from '#platform/run-command.ts'
import { withHolding } from './open-holding.server.ts'

const USAGE =
  'Usage: npm run privacy -- export MAIL, or npm run privacy -- delete MAIL. With the embedded database, stop the site first.'

/** Exports or deletes all data about a person (GDPR, articles 15 and 17). */
async function main(): Promise<void> {
  const [command, email, ...more] = process.argv.slice(2)
  if (!email?.includes('@') || more.length > 0) throw new StartupError(USAGE)
  if (command === 'export') return exportPerson(email)
  if (command === 'delete') return deletePerson(email)
  throw new StartupError(USAGE)
}

async function exportPerson(email: string): Promise<void> {
  const stored = await withHolding(async ({ database, files }, { dataDirectory }) => {
    const { enquiries, letters } = await findPerson(database.db, email)
    const waiting = await waitingFrom(join(dataDirectory, 'spool'), email)
    const withFiles = enquiries.map(async ({ submission, files: stored }) => ({
      ...submission,
      files: await Promise.all(
        stored.map(async ({ key, ...file }) => ({
          ...file,
          content: (await files.read(key))?.toString('base64') ?? null,
        })),
      ),
    }))
    return { email, enquiries: await Promise.all(withFiles), waiting, letters }
  })
  process.stdout.write(`${JSON.stringify(stored, null, 2)}\n`)
}

async function deletePerson(email: string): Promise<void> {
  const removed = await withHolding(async ({ database, files }, { dataDirectory }) => {
    const waiting = await removeWaiting(join(dataDirectory, 'spool'), email)
    const { enquiries, letters } = await removePerson(database.db, files, email)
    return { enquiries: enquiries + waiting, letters }
  })
  process.stdout.write(
    `Removed ${removed.enquiries} enquiries and applications with their files, and ${removed.letters} e-mails.\n`,
  )
}

await runCommand(main)
