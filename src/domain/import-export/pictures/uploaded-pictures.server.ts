import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import { checkStorable } from '#domain/imaging/decoding/storable.server.ts'
import type { Staff } from '#domain/staff/model.ts'
import type { Uploads } from '#domain/uploads/uploads.server.ts'
import type { PictureSource } from './resolve-picture.server.ts'

/** What a list calls by its file name is a file of the same person that was uploaded before and waits for its use. */
export function uploadedPictures(
  { uploads, decoder }: { uploads: Uploads; decoder: Pick<Decoder, 'check'> },
  staff: Staff,
): PictureSource {
  return {
    checkPicture: (bytes) => checkStorable(decoder, bytes),
    readPicture: async (name) => {
      const own = (await uploads.list(staff)).map(({ upload }) => upload)
      const found = own.find((upload) => isSameName(upload.name, name) && upload.state === 'ready')
      return found ? uploads.readReady(staff, found.id) : null
    },
  }
}

/** macOS writes „ä“ in names as two characters, which no list has. */
function isSameName(one: string, other: string): boolean {
  return one.normalize('NFC') === other.normalize('NFC')
}
