// Plain JavaScript without packages, as `prepare.mjs` is.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(?:js|css|svg|json)$/
/** The sizes of 11 within 3 %, in a tenth of its time. */
const BROTLI_QUALITY = 9

/** Puts `.br` and `.gz` beside the built texts of a folder, so that no request has to compress them. */
export function compressAssets(folder) {
  for (const name of readdirSync(folder).filter((name) => TEXT.test(name))) {
    const path = join(folder, name)
    const bytes = readFileSync(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
  }
}
