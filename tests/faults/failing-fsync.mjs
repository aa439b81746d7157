// Preloaded into the program: the disk of the embedded database fails from the moment that a file exists.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { DISK_FAILS_WHEN: sign = '' } = process.env
const { fsyncSync } = fs

fs.fsyncSync = (descriptor) => {
  if (fs.existsSync(sign)) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
  fsyncSync(descriptor)
}
syncBuiltinESMExports()
