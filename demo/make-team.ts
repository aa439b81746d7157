import { mkdirSync, writeFileSync } from 'node:fs'
import { drawWork, type Recipe } from 'demo-art'
import sharp from 'sharp'

/** Where the site takes the team's portraits from; they are committed, as those of a real agency would be. */
const FOLDER = 'content/team'
/** A third of a wide window, on screens of one and two pixels a point. */
const WIDTHS = [400, 800] as const
const WEBP = { quality: 82 } as const

/** The demo agency's people, by the names of their files; hands and numbers are chosen by looking. */
const PEOPLE: Readonly<Record<string, Pick<Recipe, 'school' | 'hand' | 'number' | 'looks'>>> = {
  'wiebke-ellermann': { school: 'gouache', hand: 'hand-757', number: 3, looks: 'feminine' },
  'jasper-thomsen': { school: 'flat', hand: 'hand-106', number: 0, looks: 'masculine' },
  'amina-kessler': { school: 'paper-cut', hand: 'hand-259', number: 0, looks: 'feminine' },
  'hannah-whitlock': { school: 'flat', hand: 'hand-22', number: 3, looks: 'feminine' },
  'daniela-reyes': { school: 'airbrush', hand: 'hand-127', number: 3, looks: 'feminine' },
  'ove-lindemann': { school: 'flat', hand: 'hand-184', number: 3, looks: 'masculine' },
}

/** Draws the portraits of the team: content/team/NAME-WIDTH.webp. */
export async function makeTeam(write: (line: string) => void): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, person] of Object.entries(PEOPLE)) {
    for (const size of WIDTHS) {
      const recipe: Recipe = { kind: 'portrait', subject: 'portrait', ...person }
      const { width, height, frames } = await drawWork(recipe, size)
      const raw = { width, height, channels: 3 } as const
      const bytes = await sharp(frames[0], { raw }).webp(WEBP).toBuffer()
      writeFileSync(`${FOLDER}/${name}-${size}.webp`, bytes)
      write(`${name}: ${width} pixels in ${Math.round(bytes.length / 1000)} kB.`)
    }
  }
}
