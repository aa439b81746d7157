import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { FilesConfig } from '#platform/config.ts'
import { addTraceHeaders } from '#platform/telemetry/tracing.ts'
import type { FileStore, StoredFile } from './file-store.ts'

type BucketConfig = Extract<FilesConfig, { kind: 's3' }>

/** Each answer takes some milliseconds, however short it is. */
const RANGE_BYTES = 256 * 1024
/** A storage that does not respond must not delay a visitor's request for minutes. */
const LONGEST_CONNECT_MS = 3_000
const LONGEST_REQUEST_MS = 20_000
/** Written and removed to check that the bucket accepts files; no other key begins with `probe/`. */
const PROBE_KEY = 'probe/writable'

/** Files in an S3-compatible bucket. S3 guarantees that a put is atomic. */
export function openBucketStore(config: BucketConfig): FileStore {
  const { bucket } = config
  const client = openClient(config)
  const of = (key: string) => ({ Bucket: bucket, Key: key })

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    await client.send(new PutObjectCommand({ ...of(key), Body: bytes }))
  }

  async function remove(key: string): Promise<void> {
    await client.send(new DeleteObjectCommand(of(key)))
  }

  async function* list(prefix: string): AsyncGenerator<StoredFile> {
    const filter = prefix === '' ? {} : { Prefix: `${prefix}/` }
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, ...filter })) {
      for (const { Key, Size } of page.Contents ?? []) if (Key) yield { key: Key, bytes: Size ?? 0 }
    }
  }

  async function readRange(key: string, first: number, last: number): Promise<Buffer<ArrayBuffer> | null> {
    try {
      const { Body } = await client.send(
        new GetObjectCommand({ ...of(key), Range: `bytes=${first}-${last}` }),
      )
      const bytes = Buffer.from((await Body?.transformToByteArray()) ?? [])
      return bytes.length === last - first + 1 ? bytes : null
    } catch (error) {
      if (error instanceof NoSuchKey || isBeyondEnd(error)) return null
      throw error
    }
  }

  return {
    readRange,
    rangeBytes: RANGE_BYTES,
    read: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(of(key)))
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    size: async (key) => {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(of(key)))
        return ContentLength ?? 0
      } catch (error) {
        if (error instanceof NotFound) return null
        throw error
      }
    },
    write,
    remove,
    list,
    isWritable: async () => {
      try {
        await write(PROBE_KEY, new Uint8Array(1))
        await remove(PROBE_KEY)
        return true
      } catch {
        return false
      }
    },
  }
}

function isBeyondEnd(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidRange'
}

function openClient(config: BucketConfig): S3Client {
  const { region, endpoint, accessKeyId, secretAccessKey } = config
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Most storages other than Amazon's have no host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestHandler: { connectionTimeout: LONGEST_CONNECT_MS, requestTimeout: LONGEST_REQUEST_MS },
    // The newer checksum trailers are refused by several compatible storages.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next) => (args) => {
      const { request } = args
      if (isWithHeaders(request)) addTraceHeaders(request.headers)
      return next(args)
    },
    // This step comes before the headers are signed.
    { step: 'build', name: 'traceHeaders' },
  )
  return client
}

function isWithHeaders(request: unknown): request is { headers: Record<string, string> } {
  return typeof request === 'object' && request !== null && 'headers' in request
}
