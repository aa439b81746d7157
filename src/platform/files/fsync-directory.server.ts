import { open } from 'node:fs/promises'

/** Makes a rename in the folder survive a power cut; fsync of the file alone does not. */
export async function fsyncDirectory(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
