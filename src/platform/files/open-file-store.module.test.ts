import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { describe, expect, test } from 'vitest'
import { type OpenTestStore, testFileStore } from '#tests/file-store-contract.ts'
import { openFileStore } from './open-file-store.server.ts'

const openTestFolder: OpenTestStore = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  const files = await openFileStore({ kind: 'folder' }, folder)
  return { files, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

/** A local S3 server; it accepts only this pair of keys. */
const openTestBucket: OpenTestStore = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'))
  const configureBuckets = [{ name: 'pictures' }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const endpoint = `http://127.0.0.1:${port}`
  const files = await openFileStore(
    { kind: 's3', bucket: 'pictures', region: 'eu-central-1', endpoint, ...keys },
    '',
  )
  const close = async () => {
    await server.close()
    await rm(directory, { recursive: true })
  }
  return { files, [Symbol.asyncDispose]: close }
}

describe('files in a folder', () => testFileStore(openTestFolder))
describe('files in an S3 bucket', () => testFileStore(openTestBucket))

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
