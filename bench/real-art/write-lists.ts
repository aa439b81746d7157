import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Family } from './families.ts'

/** As large as an agency would keep them for the web. */
const LONGEST_SIDE = 1_400

/** The title of a work says which one it is: `code-3`. */
export const titleOf = (code: string, at: number) => `${code}-${at}`

/** Writes the families as the product's import wants them: lists, and a folder of pictures. */
export async function writeLists(folder: string, families: readonly Family[]): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true })
  const images: object[] = []
  for (const { code, works } of families) {
    for (const [at, path] of works.entries()) {
      const title = titleOf(code, at)
      const picture = `${title}.png`
      await writeFile(join(folder, 'pictures', picture), await readWork(path))
      images.push({
        Artist: code,
        Picture: picture,
        TitleDe: title,
        TitleEn: title,
        AltDe: title,
        AltEn: title,
      })
    }
  }
  const artists = families.map(({ code }) => ({
    Code: code,
    Name: code,
    SortName: code,
    Portrait: `${titleOf(code, 0)}.png`,
  }))
  await writeFile(join(folder, 'artists.json'), JSON.stringify(artists))
  await writeFile(join(folder, 'images.json'), JSON.stringify(images))
}

/** The work on white paper, as a PNG that the web can bear. */
export function readWork(path: string): Promise<Buffer> {
  return sharp(path)
    .flatten({ background: '#ffffff' })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}
