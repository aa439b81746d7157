import {
  askRunningSite,
  StaffCommand,
  type StaffReply,
  socketIn,
} from '#domain/staff/command-socket.server.ts'
import type { CommandInput } from '#platform/command-line/command.ts'
import { refuseArguments } from '#platform/command-line/read-arguments.mjs'
import { type Config, readConfig, StartupError } from '#platform/config.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from './commands.mjs'

await runDeclared(COMMANDS, 'staff', async (input) => {
  const command = toCommand(input)
  const config = readConfig()
  const { done, text } = (await askSite(config, command)) ?? (await runAlone(config, command))
  if (!done) throw new StartupError(text)
  process.stdout.write(`${text}\n`)
})

function toCommand(input: CommandInput<(typeof COMMANDS)['staff']>): StaffCommand {
  const { action } = input
  const email = 'mail' in input ? { email: input.mail } : {}
  const parsed = StaffCommand.safeParse({
    action,
    ...email,
    ...(action === 'add' ? { name: nameIn(input) } : {}),
  })
  if (parsed.success) return parsed.data
  return refuseArguments(COMMANDS, 'staff', 'The e-mail address or the name cannot be that of an account.')
}

/** If no name is given, the local part of the e-mail address is the name until the person changes it. */
function nameIn({ mail, name }: { mail: string; name: readonly string[] }): string {
  return name.join(' ') || mail.slice(0, mail.lastIndexOf('@'))
}

/** While the site runs on the embedded database, it runs the command itself. */
async function askSite(
  { databaseUrl, dataDirectory }: Config,
  command: StaffCommand,
): Promise<StaffReply | null> {
  return databaseUrl ? null : askRunningSite(socketIn(dataDirectory), command)
}

async function runAlone(config: Config, command: StaffCommand): Promise<StaffReply> {
  const { runWithoutSite } = await import('./run-without-site.server.ts')
  return runWithoutSite(config, command)
}
