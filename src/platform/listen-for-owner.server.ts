import { chmod, rm } from 'node:fs/promises'
import type { Server } from 'node:net'

const ONLY_ITS_OWNER = 0o600

/** Only this process's user may open it. @throws where the file system has no sockets, or the path is too long. */
export async function listenForOwner(server: Server, path: string): Promise<void> {
  // A process that was killed leaves its socket behind.
  await rm(path, { force: true })
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(path, resolve)
  await listening
  await chmod(path, ONLY_ITS_OWNER)
}
