import type { FilesConfig } from '#base/config.ts'
import { checkFileKey } from './file-key.ts'
import { openFolderStore } from './folder-store.server.ts'

/** Files by key, the same for a folder and for a bucket. A key is what `isFileKey` allows, else RangeError. */
export type FileStore = {
  /** Null when there is no such file. */
  read: (key: string) => Promise<Buffer<ArrayBuffer> | null>
  /** Whole or not at all: after a crash or on a full disk the former file, or none, is there. Rejects when not stored. */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Nothing happens when there is no such file. */
  remove: (key: string) => Promise<void>
  /** All files below the prefix (whole parts of a key; '' for all), in no order, with their sizes. */
  list: (prefix: string) => AsyncIterable<StoredFile>
  /** Stores a byte and takes it away again: permissions alone do not show a full or read-only disk. */
  isWritable: () => Promise<boolean>
}

export type StoredFile = { key: string; bytes: number }

/** Where files go is configuration; the bucket's client is loaded only where one is used (it takes 0.2 s). */
export async function openFileStore(config: FilesConfig, folder: string): Promise<FileStore> {
  if (config.kind === 'folder') return withCheckedKeys(await openFolderStore(folder))
  const { openBucketStore } = await import('./bucket-store.server.ts')
  return withCheckedKeys(openBucketStore(config))
}

function withCheckedKeys(store: FileStore): FileStore {
  return {
    read: async (key) => {
      checkFileKey(key)
      return store.read(key)
    },
    write: async (key, bytes) => {
      checkFileKey(key)
      return store.write(key, bytes)
    },
    remove: async (key) => {
      checkFileKey(key)
      return store.remove(key)
    },
    list: (prefix) => {
      if (prefix !== '') checkFileKey(prefix)
      return store.list(prefix)
    },
    isWritable: store.isWritable,
  }
}
