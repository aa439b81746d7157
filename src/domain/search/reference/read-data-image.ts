/** The bytes that stand in a data image's address, whatever they are; empty when they cannot be read. */
export function readDataImage(address: string): Uint8Array {
  const comma = address.indexOf(',')
  if (comma < 0) return new Uint8Array()
  const body = unescapeBytes(address.slice(comma + 1))
  const isBase64 = /;\s*base64\s*$/i.test(address.slice(0, comma))
  return isBase64 ? Buffer.from(body.toString('latin1'), 'base64') : body
}

/** Percent signs stand for bytes, which need not be letters together. */
function unescapeBytes(text: string): Buffer {
  const latin = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(latin, 'latin1')
}
