import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFauxqs } from 'fauxqs'
import S3rver from 's3rver'
import { describe, expect, test } from 'vitest'
import { type OpenTestStore, testFileStore } from '#tests/file-store-contract.ts'
import { openFileStore } from './open-file-store.server.ts'

const openTestFolder: OpenTestStore = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  const files = await openFileStore({ kind: 'folder' }, folder)
  return { files, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

const BUCKET = 'pictures'
/** The only key that s3rver accepts; fauxqs accepts any. */
const KEY = 'S3RVER'

type Server = { port: number; close: () => Promise<void> }

/** s3rver checks signatures, but nobody maintains it any more. */
async function startS3rver(directory: string): Promise<Server> {
  const configureBuckets = [{ name: BUCKET }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  return { port, close: () => server.close() }
}

/** fauxqs is maintained, but checks no signatures. */
async function startOtherServer(directory: string): Promise<Server> {
  const server = await startFauxqs({
    port: 0,
    host: '127.0.0.1',
    logger: false,
    s3StorageDir: join(directory, 'files'),
  })
  server.createBucket(BUCKET)
  return { port: server.port, close: () => server.stop() }
}

function bucketOf(start: (directory: string) => Promise<Server>): OpenTestStore {
  return async () => {
    const directory = await mkdtemp(join(tmpdir(), 'bucket-'))
    const server = await start(directory)
    const endpoint = `http://127.0.0.1:${server.port}`
    const keys = { accessKeyId: KEY, secretAccessKey: KEY }
    const files = await openFileStore(
      { kind: 's3', bucket: BUCKET, region: 'eu-central-1', endpoint, ...keys },
      '',
    )
    const close = async () => {
      await server.close()
      await rm(directory, { recursive: true })
    }
    return { files, [Symbol.asyncDispose]: close }
  }
}

describe('files in a folder', () => testFileStore(openTestFolder))
describe('files in an S3 bucket', () => testFileStore(bucketOf(startS3rver)))
describe('files in the bucket of another S3 server', () => testFileStore(bucketOf(startOtherServer)))

test('an unreachable bucket is an error, not a missing file', async () => {
  const unreachable = {
    kind: 's3' as const,
    bucket: 'nowhere',
    region: 'eu-central-1',
    endpoint: 'http://127.0.0.1:9',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  }
  const files = await openFileStore(unreachable, '')
  await expect(files.read('a')).rejects.toThrow()
  expect(await files.isWritable()).toBe(false)
})
