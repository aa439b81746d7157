/** Files by key, in a folder or a bucket. A key that `isFileKey` does not allow is a RangeError. */
export type FileStore = {
  read: (key: string) => Promise<Buffer<ArrayBuffer> | null>
  /** The bytes from the first to the last, both included; null when the file does not exist or ends before. */
  readRange: (key: string, first: number, last: number) => Promise<Buffer<ArrayBuffer> | null>
  /** The best size for reading a file in parts: larger parts leave more memory behind, smaller ones need more reads. */
  rangeBytes: number
  /** Atomic: after a crash or on a full disk, the former file, or none, exists. Rejects when not stored. */
  write: (key: string, bytes: Uint8Array, keeping?: Durability) => Promise<void>
  size: (key: string) => Promise<number | null>
  /** Does nothing when the file does not exist. */
  remove: (key: string) => Promise<void>
  /** All files below the prefix (whole parts of a key; '' for all) with their sizes, unordered. */
  list: (prefix: string) => AsyncIterable<StoredFile>
  /** Writes and deletes a byte: permissions alone do not reveal a full or read-only disk. */
  isWritable: () => Promise<boolean>
}

/** A file that can be made again need not survive a power cut (though it is never torn), which is faster. */
export type Durability = 'for good' | 'until a power cut'

export type StoredFile = { key: string; bytes: number }

/** Below the 1024 bytes that S3 allows for a key and the 255 that file systems allow for a name. */
const LONGEST_KEY = 200

/** Every part begins with a letter or digit: no `..`, no hidden file, no absolute path, no empty part. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/

export function isFileKey(text: string): boolean {
  return text.length <= LONGEST_KEY && KEY.test(text)
}

/** @throws RangeError for an invalid key. Keys are built by code, so this is a bug. */
export function checkFileKey(key: string): void {
  if (!isFileKey(key)) throw new RangeError(`Not a file key: ${JSON.stringify(key.slice(0, LONGEST_KEY))}`)
}
