import { checkStorable, type Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Uploads } from '#domain/uploads/uploads.server.ts'
import { openNames } from './picture-names.ts'
import type { PictureSource } from './plan-picture.server.ts'

/** A file name in a list stands for a file that the same person uploaded before and nothing uses yet. */
export function uploadedPictures(
  { uploads, decoder }: { uploads: Uploads; decoder: Pick<Decoder, 'check'> },
  staff: Staff,
): PictureSource {
  return {
    checkPicture: (bytes) => checkStorable(decoder, bytes),
    readPicture: async (name) => {
      const own = (await uploads.list(staff)).map(({ upload }) => upload)
      const ready = own.filter(({ state }) => state === 'ready')
      const called = openNames(ready.map((upload) => upload.name))(name)
      const found = ready.find((upload) => upload.name === called)
      return found ? uploads.readReady(staff, found.id) : null
    },
  }
}
