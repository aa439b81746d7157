import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { requiredLine } from '#platform/fields/rules.ts'
import { trimUnseen } from '#platform/i18n/clean-text.ts'
import { listenForOwner } from '#platform/listen-for-owner.server.ts'
import type { Log } from '#platform/log.ts'
import { LONGEST_STAFF_EMAIL, LONGEST_STAFF_NAME } from './staff-model.ts'

const LONGEST_COMMAND = 2_000

/** Only the site's own user may enter the data directory. */
export function socketIn(dataDirectory: string): string {
  return join(dataDirectory, 'staff.sock')
}

/** Only the running site can open the embedded database, so it runs the commands; the caller holds its lock. */
export async function listenForStaffCommands(
  path: string,
  run: (command: StaffCommand) => Promise<StaffReply>,
  log: Log,
): Promise<() => Promise<void>> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    handle(socket, run).catch((error) => {
      log.error({ error }, 'staff.command-failed')
      socket.destroy()
    })
  })
  try {
    await listenForOwner(server, path)
  } catch (error) {
    // Some file systems have no sockets, and paths may be too long: then commands only work while the site is stopped.
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'staff.no-command-socket')
    return async () => {}
  }
  return () => new Promise((closed) => server.close(() => closed()))
}

async function handle(socket: Socket, run: (command: StaffCommand) => Promise<StaffReply>): Promise<void> {
  const command = readCommand(await text(socket))
  const reply = command ? await run(command) : { done: false, text: 'This is no command.' }
  socket.end(JSON.stringify(reply))
}

function readCommand(line: string): StaffCommand | null {
  if (line.length > LONGEST_COMMAND) return null
  try {
    return StaffCommand.parse(JSON.parse(line))
  } catch {
    return null
  }
}

/** Returns null when no site listens at the path. */
export async function askRunningSite(path: string, command: StaffCommand): Promise<StaffReply | null> {
  const socket = connect({ path, allowHalfOpen: true })
  try {
    socket.end(JSON.stringify(command))
    return StaffReply.parse(JSON.parse(await text(socket)))
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}

const Email = z.string().transform(trimUnseen).pipe(z.email().max(LONGEST_STAFF_EMAIL))
const Name = requiredLine(LONGEST_STAFF_NAME)

export const StaffCommand = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('add'), email: Email, name: Name }),
  z.strictObject({ action: z.literal('link'), email: Email }),
  z.strictObject({ action: z.literal('reset'), email: Email }),
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ action: z.literal('relink') }),
  z.strictObject({ action: z.literal('remove'), email: Email }),
])
export type StaffCommand = z.infer<typeof StaffCommand>

export const StaffReply = z.object({ done: z.boolean(), text: z.string() })
export type StaffReply = z.infer<typeof StaffReply>
