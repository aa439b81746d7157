import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Log } from '#platform/log.ts'
import { StaffCommand, StaffReply } from './staff-commands.server.ts'

/** A command is a line; whoever sends more means something else. */
const LONGEST_COMMAND = 2_000
const ONLY_ITS_OWNER = 0o600

/** Beside the embedded database, in a folder that only the site's own user may enter. */
export function socketIn(dataDirectory: string): string {
  return join(dataDirectory, 'staff.sock')
}

/**
 * The embedded database belongs to the running site alone, so the site itself does what is asked at the machine about
 * accounts. The caller holds the data directory's lock. Answers how to end it.
 */
export async function listenForStaffCommands(
  path: string,
  run: (command: StaffCommand) => Promise<StaffReply>,
  log: Log,
): Promise<() => Promise<void>> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    answer(socket, run).catch((error) => {
      log.error({ error }, 'staff.command-failed')
      socket.destroy()
    })
  })
  // Left behind by a process that was killed.
  await rm(path, { force: true })
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(path, resolve)
  try {
    await listening
    await chmod(path, ONLY_ITS_OWNER)
  } catch (error) {
    // Some file systems know no sockets, and long paths are none: then the site must be stopped for it.
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'staff.no-command-socket')
    return async () => {}
  }
  return () => new Promise((closed) => server.close(() => closed()))
}

async function answer(socket: Socket, run: (command: StaffCommand) => Promise<StaffReply>): Promise<void> {
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

/** Null when no site listens there. */
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
