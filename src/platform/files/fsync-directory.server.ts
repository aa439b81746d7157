import { open } from 'node:fs/promises'

/** Without this a power cut may forget a rename in the folder although the file's own bytes are safe. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
