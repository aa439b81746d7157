/** Letters that some system takes for something else than a letter of a name: folders, drives, streams, patterns. */
const NOT_ON_EVERY_DISK = /[<>:"|?*/\\\p{Cc}]/gu
/** For programs that read the plain name only; the other one holds it as it is. */
const NOT_PLAIN = /[^\w .,()'=+&@#!-]/gu

/**
 * Headers of a file that strangers sent: it is saved, under that name, and never shown. Should a browser show it after all,
 * it has no origin and may load and run nothing.
 */
export function downloadHeaders(file: { name: string; contentType: string }): Record<string, string> {
  const name = file.name.toWellFormed().replace(NOT_ON_EVERY_DISK, '_')
  const plain = name.replace(NOT_PLAIN, '_')
  return {
    'Content-Type': file.contentType,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeName(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  }
}

/** As RFC 8187 writes what is not plain letters. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
