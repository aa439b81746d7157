import { StartupError } from '#platform/config.ts'
import { runCommand } from '#platform/run-command.ts'

const USAGE = 'Usage: npm run privacy -- export MAIL, or npm run privacy -- delete MAIL.'

/** Exports or deletes all data about a person (GDPR, articles 15 and 17). */
async function main(): Promise<void> {
  const [command, email, ...more] = process.argv.slice(2)
  if (!email?.includes('@') || more.length > 0) throw new StartupError(USAGE)
  if (command !== 'export' && command !== 'delete') throw new StartupError(USAGE)
  // Only now, so that wrong arguments are answered at once.
  const { exportPerson, deletePerson } = await import('./data-about-person.server.ts')
  return command === 'export' ? exportPerson(email) : deletePerson(email)
}

await runCommand(main)
