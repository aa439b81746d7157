import type { FilesConfig } from '#platform/config.ts'
import { checkFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.server.ts'

/** The S3 client is only loaded when a bucket is configured: its import takes 0.2 s. */
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
    write: async (key, bytes, keeping) => {
      checkFileKey(key)
      return store.write(key, bytes, keeping)
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
