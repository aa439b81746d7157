import type { Catalogue, Image } from '#domain/catalogue/model.ts'
import type { Spellings } from '#platform/i18n/spellings.ts'
import { bestRank, foldText } from './rank.ts'

type Folded = { id: number; names: readonly Spellings[]; others: readonly Spellings[] }

/** Folding 100,000 titles takes a while, and a snapshot never changes. */
const foldedOf = new WeakMap<Catalogue, readonly Folded[]>()

/** Ids of visible images by title or artist, the best first; those of the same rank newest first. */
export function findShownImages(catalogue: Catalogue, words: Spellings, most: number): number[] {
  const folded = foldedOf.get(catalogue) ?? foldImages(catalogue)
  foldedOf.set(catalogue, folded)
  const found: number[][] = []
  for (const { id, names, others } of folded) {
    const rank = bestRank(names, others, words)
    if (Number.isFinite(rank)) {
      const ofRank = found[rank] ?? []
      found[rank] = ofRank
      if (ofRank.length < most) ofRank.push(id)
    }
  }
  return found.flat().slice(0, most)
}

function foldImages({ images }: Catalogue): readonly Folded[] {
  const nameOf = ({ titleDe, titleEn }: Image) => [titleDe, titleEn].map(foldText)
  return images.map((image) => ({
    id: image.id,
    names: nameOf(image),
    others: [foldText(image.artistName)],
  }))
}
