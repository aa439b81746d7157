import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { listenForOwner } from '#platform/listen-for-owner.server.ts'
import type { Log } from '#platform/log.ts'
import { StaffCommand, StaffReply } from './staff-command.ts'

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
