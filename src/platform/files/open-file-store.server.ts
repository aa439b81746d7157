import type { FilesConfig } from '#platform/config.ts'
import { observed } from '#platform/telemetry/operations.ts'
import { checkFileKey, type FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.server.ts'

/** The S3 client is only loaded when a bucket is configured: its import takes 0.2 s. */
export async function openFileStore(config: FilesConfig, folder: string): Promise<FileStore> {
  if (config.kind === 'folder') return checkedAndObserved(await openFolderStore(folder))
  const { openBucketStore } = await import('./bucket-store.server.ts')
  return checkedAndObserved(openBucketStore(config))
}

function checkedAndObserved(store: FileStore): FileStore {
  return {
    read: async (key) => {
      checkFileKey(key)
      return observed('store', 'read', () => store.read(key))
    },
    readRange: async (key, first, last) => {
      checkFileKey(key)
      return observed('store', 'read', () => store.readRange(key, first, last))
    },
    rangeBytes: store.rangeBytes,
    size: async (key) => {
      checkFileKey(key)
      return observed('store', 'size', () => store.size(key))
    },
    write: async (key, bytes, keeping) => {
      checkFileKey(key)
      return observed('store', 'write', () => store.write(key, bytes, keeping))
    },
    remove: async (key) => {
      checkFileKey(key)
      return observed('store', 'remove', () => store.remove(key))
    },
    list: (prefix) => {
      if (prefix !== '') checkFileKey(prefix)
      return store.list(prefix)
    },
    isWritable: store.isWritable,
  }
}
