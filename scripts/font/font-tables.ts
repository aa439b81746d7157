// TrueType: a directory of tables, each with a tag of four letters, a checksum, and its place in the file.
const HEAD_BYTES = 12
const ENTRY_BYTES = 16
const ALIGNED_TO = 4
const TRUETYPE = 0x00010000

/** The tables of a TrueType font by their tags. */
export function readTables(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = HEAD_BYTES + ENTRY_BYTES * index
      const start = font.readUInt32BE(entry + 8)
      const tag = font.toString('latin1', entry, entry + 4)
      return [tag, font.subarray(start, start + font.readUInt32BE(entry + 12))]
    }),
  )
}

/** A TrueType font of these tables. */
export function writeTables(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const directory = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * sorted.length)
  const halvings = Math.floor(Math.log2(sorted.length))
  const searched = 2 ** halvings * ENTRY_BYTES
  directory.writeUInt32BE(TRUETYPE, 0)
  directory.writeUInt16BE(sorted.length, 4)
  directory.writeUInt16BE(searched, 6)
  directory.writeUInt16BE(halvings, 8)
  directory.writeUInt16BE(sorted.length * ENTRY_BYTES - searched, 10)
  const parts = [directory]
  let start = directory.length
  for (const [index, [tag, table]] of sorted.entries()) {
    const padded = Buffer.alloc(Math.ceil(table.length / ALIGNED_TO) * ALIGNED_TO)
    table.copy(padded)
    const entry = HEAD_BYTES + ENTRY_BYTES * index
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(checksum(padded), entry + 4)
    directory.writeUInt32BE(start, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    parts.push(padded)
    start += padded.length
  }
  return Buffer.concat(parts)
}

function checksum(padded: Buffer): number {
  let sum = 0
  for (let at = 0; at < padded.length; at += ALIGNED_TO) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
