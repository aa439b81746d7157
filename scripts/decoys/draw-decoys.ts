import { seededChance } from '../kill-test/seeded-random.ts'
import { CHARTS } from './charts.ts'
import { DOCUMENTS } from './documents.ts'
import { GRADIENTS } from './gradients.ts'
import { NOISE } from './noise.ts'
import type { Random } from './raster.ts'
import { ROOMS } from './rooms.ts'
import { SCREENS } from './screens.ts'
import { TEXTURES } from './textures.ts'

/** A picture that is no illustration. Those of one kind are alike. */
export type Decoy = { kind: string; bytes: Buffer }

const GROUPS: Readonly<Record<string, Readonly<Record<string, (random: Random) => Promise<Buffer>>>>> = {
  noise: NOISE,
  gradients: GRADIENTS,
  textures: TEXTURES,
  charts: CHARTS,
  documents: DOCUMENTS,
  screens: SCREENS,
  rooms: ROOMS,
}

/** So many of each kind; the same each time for the same seed. */
export async function* drawDecoys(ofEach: number, seed: number): AsyncGenerator<Decoy> {
  const random = seededChance(seed)
  for (const [group, kinds] of Object.entries(GROUPS)) {
    for (const [kind, draw] of Object.entries(kinds)) {
      for (let at = 0; at < ofEach; at++) yield { kind: `${group}/${kind}`, bytes: await draw(random) }
    }
  }
}
