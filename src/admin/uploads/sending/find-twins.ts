/**
 * Files with the same bytes as one before them, with that one's name. Only files of one size are read, one at a time: there
 * may be hundreds of large ones.
 */
export async function findTwins(files: readonly File[]): Promise<Map<File, string>> {
  const twins = new Map<File, string>()
  for (const alike of Map.groupBy(files, ({ size }) => size).values()) {
    if (alike.length < 2) continue
    const names = new Map<string, string>()
    for (const file of alike) {
      const hash = await hashOf(file)
      const known = names.get(hash)
      if (known === undefined) names.set(hash, file.name)
      else twins.set(file, known)
    }
  }
  return twins
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return new Uint8Array(digest).join()
}
