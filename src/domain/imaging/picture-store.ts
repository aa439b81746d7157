import type { FileStore } from '#platform/files/file-store.ts'

/**
 * A file store that may make pictures itself: asked for an original with `leastWidth`, it may return a smaller copy that
 * is at least so many pixels wide.
 */
export type PictureStore = Omit<FileStore, 'read'> & {
  read: (key: string, leastWidth?: number) => Promise<Buffer<ArrayBuffer> | null>
}
