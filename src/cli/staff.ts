import { askRunningSite, socketIn } from '#domain/staff/commands/command-socket.server.ts'
import { StaffCommand, type StaffReply } from '#domain/staff/commands/staff-command.ts'
import { type Config, readConfig, StartupError } from '#platform/config.ts'
import { runCommand } from '#platform/run-command.ts'

const USAGE =
  'Usage: npm run staff -- add MAIL [NAME], or -- link MAIL, -- reset MAIL, -- list, -- remove MAIL.'

/** Manages the accounts of staff. Works while the site runs and before its first start. */
async function main(): Promise<void> {
  const command = readArguments(process.argv.slice(2))
  const config = readConfig()
  const { done, text } = (await askSite(config, command)) ?? (await runAlone(config, command))
  if (!done) throw new StartupError(text)
  process.stdout.write(`${text}\n`)
}

/** Without a name, the local part of the email address is the name, until the person changes it. */
function readArguments([action, email, ...names]: string[]): StaffCommand {
  const [mailName = ''] = email?.split('@') ?? []
  const name = action === 'add' ? { name: names.join(' ') || mailName } : {}
  const isTooMuch = action !== 'add' && names.length > 0
  const parsed = StaffCommand.safeParse({ action, ...(email === undefined ? {} : { email }), ...name })
  if (isTooMuch || !parsed.success) throw new StartupError(USAGE)
  return parsed.data
}

/** While the site runs on the embedded database, it runs the command itself. */
async function askSite(
  { databaseUrl, dataDirectory }: Config,
  command: StaffCommand,
): Promise<StaffReply | null> {
  return databaseUrl ? null : askRunningSite(socketIn(dataDirectory), command)
}

/** Loads the database only now: neither wrong arguments nor a running site need it. */
async function runAlone(config: Config, command: StaffCommand): Promise<StaffReply> {
  const { runWithoutSite } = await import('./run-without-site.server.ts')
  return runWithoutSite(config, command)
}

await runCommand(main)
