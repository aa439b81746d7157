import { dirname } from 'node:path'
import { addArtist } from './builders.ts'
import { openTestAgency } from './open-test-agency.ts'
import { openSmallVisualSearch } from './small-visual-search.ts'
import { openAuth } from './staff.ts'
import { makeTinyModel } from './tiny-model.ts'
import { COLLEAGUE } from './uploads.ts'

export const AS_COLLEAGUE = { Cookie: 'session=of-kim' }
const twoInstances = {
  ...openAuth,
  authenticate: async (headers: Headers) =>
    headers.get('Cookie') === AS_COLLEAGUE.Cookie ? COLLEAGUE : openAuth.authenticate(headers),
}

/** The whole program with an artist, two signed-in people, and tiny models. */
export async function openUploadAgency() {
  const model = makeTinyModel()
  const visual = openSmallVisualSearch()
  const environment = { MODEL_DIR: dirname(model.folder), EMBEDDER: 'tiny' }
  const agency = await openTestAgency({ authService: twoInstances, visual, environment })
  const artist = String(await addArtist(agency.services.database.db))
  await agency.services.readModel.reload()
  return {
    agency,
    visual,
    artist,
    [Symbol.asyncDispose]: async () => {
      await agency[Symbol.asyncDispose]()
      model[Symbol.dispose]()
    },
  }
}
