import { fileName } from '#platform/files/file-name.ts'

/** For clients that only read the plain `filename`; `filename*` holds all letters of the name. */
const NOT_PLAIN = /[^\w .,()'=+&@#!-]/gu

/**
 * Headers of a file from a visitor: it is downloaded under its name and never displayed. A browser that displays it
 * all the same gives it no origin, and it may load and run nothing.
 */
export function downloadHeaders(file: { name: string; contentType: string }): Record<string, string> {
  const name = fileName(file.name)
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

/** As RFC 8187 encodes other than plain characters. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
