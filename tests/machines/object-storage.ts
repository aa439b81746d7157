import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { findFreePort } from './free-port.ts'

const BUCKET = 'zeichner'
const KEY = 'S3RVER'

export type ObjectStorage = AsyncDisposable & {
  /** Environment variables of a site that stores its files there. */
  environment: Record<string, string>
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** A server that speaks S3; what it stores outlives its stops. */
export async function openObjectStorage(): Promise<ObjectStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'zeichner-bucket-'))
  const port = await findFreePort()
  const open = () =>
    new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets: [{ name: BUCKET }] })
  let server: S3rver | null = open()
  await server.run()
  const stop = async () => {
    await server?.close()
    server = null
  }
  return {
    environment: {
      FILE_STORE: 's3',
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    stop,
    start: async () => {
      server = open()
      await server.run()
    },
    [Symbol.asyncDispose]: async () => {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
