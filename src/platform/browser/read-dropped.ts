const NOT_OF_PEOPLE = /^([.].*|thumbs[.]db|desktop[.]ini)$/i

/** It has to be called while the drop is being handled. */
export async function readDropped(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  // A drop made by a program may have no entries.
  if (entries.length === 0) return [...transfer.files]
  const files: File[] = []
  for (const entry of entries) files.push(...(await readEntry(entry)))
  return files
}

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  if (NOT_OF_PEOPLE.test(entry.name)) return []
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  if (!isFolder(entry)) return []
  const files: File[] = []
  for (const child of await readFolder(entry.createReader())) files.push(...(await readEntry(child)))
  return files
}

/** Browsers give at most a hundred entries at once, and none when all are read. */
async function readFolder(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all.toSorted(inOrder)
    all.push(...some)
  }
}

function inOrder(one: FileSystemEntry, other: FileSystemEntry): number {
  return Number(one.isDirectory) - Number(other.isDirectory) || one.name.localeCompare(other.name)
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}
