/** Files by key, the same for a folder and for a bucket. A key is what `isFileKey` allows, else RangeError. */
export type FileStore = {
  /** Null when there is no such file. */
  read: (key: string) => Promise<Buffer<ArrayBuffer> | null>
  /** Whole or not at all: after a crash or on a full disk the former file, or none, is there. Rejects when not stored. */
  write: (key: string, bytes: Uint8Array, keeping?: Keeping) => Promise<void>
  /** Nothing happens when there is no such file. */
  remove: (key: string) => Promise<void>
  /** All files below the prefix (whole parts of a key; '' for all), in no order, with their sizes. */
  list: (prefix: string) => AsyncIterable<StoredFile>
  /** Stores a byte and takes it away again: permissions alone do not show a full or read-only disk. */
  isWritable: () => Promise<boolean>
}

/** What can be made again may be forgotten by a power cut, though never be torn: it is stored quicker. */
export type Keeping = 'for good' | 'until a power cut'

export type StoredFile = { key: string; bytes: number }
