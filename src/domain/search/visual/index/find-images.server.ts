import { Piscina } from 'piscina'
import type { Catalogue } from '#domain/catalogue/model.ts'
import type { Near, NearOptions, PictureDescription, VisualSearch } from '#domain/search/model.ts'
import { shareOfColour, VISIBLE_SHARE, weighBins } from '#domain/search/visual/colour/find-by-colour.ts'
import { toSteps } from '#domain/search/visual/vector-bytes.ts'
import { type DescribedCatalogue, nameOf } from './indexed-catalogue.server.ts'
import { findAlikeArtists, keepOverview } from './overview.ts'
import type { ScanAnswer, ScanQuery, ScanTask } from './scan.ts'

type Needs = {
  catalogue: () => Catalogue
  described: Pick<DescribedCatalogue, 'current'>
  /** Ends when what was changed last is read. */
  synced: () => Promise<void>
}

type Finding = Omit<VisualSearch, 'describe'> & {
  /** The nearest by content among all that was ever described, whoever may see it. */
  findDescribed: (description: PictureDescription, most: number) => Promise<Near[]>
  close: () => Promise<void>
}

/** A thread that nobody needs ends after this. */
const IDLE_MS = 60_000

/**
 * The best of thousands comes nearer by chance than two at random do: so much, measured with noise, letters, plain sheets
 * and a screenshot against the demo catalogue. Of distorted works 98 of 100 are still nearer by content.
 */
const BEST_BY_CHANCE = 0.1

/** Finds among what is described; the comparing itself runs in a thread of its own. */
export function openFinding({ catalogue, described: { current }, synced }: Needs): Finding {
  const overview = keepOverview(catalogue, current)
  const scanner = new Piscina<ScanTask, ScanAnswer>({
    filename: new URL('./scan-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })

  async function find(query: ScanQuery, allowed: Uint8Array): Promise<Near[]> {
    const { shelf } = current()
    const answers = await scanner.run({ arrays: shelf.arrays(), allowed, query })
    return answers.map(({ row, nearness }) => ({ id: shelf.imageAt(row), nearness: Math.min(1, nearness) }))
  }

  function allowedRows(among: NearOptions['among']): Uint8Array {
    const { shelf } = current()
    const { visible } = overview()
    if (!among) return visible.slice()
    const allowed = new Uint8Array(visible.length)
    for (const id of among) {
      const row = shelf.rowOf(id)
      if (row !== undefined) allowed[row] = visible[row] ?? 0
    }
    return allowed
  }

  async function findAmong(
    { embedder, content, style }: PictureDescription,
    { style: styleShare, most }: Omit<NearOptions, 'among'>,
    allowed: () => Uint8Array,
  ): Promise<Near[]> {
    await synced()
    if (embedder !== nameOf(current())) return []
    return find({ content: content.map(toSteps), style: toSteps(style), styleShare, most }, allowed())
  }

  return {
    findNear: (description, { among, ...options }) =>
      findAmong(description, options, () => allowedRows(among)),
    findDescribed: (description, most) =>
      findAmong(description, { style: 0, most }, () => new Uint8Array(current().shelf.rowCount()).fill(1)),
    findLike: async (imageId, { style: styleShare, among, most }) => {
      await synced()
      const { shelf } = current()
      const row = shelf.rowOf(imageId)
      if (row === undefined || overview().visible[row] !== 1) return null
      const allowed = allowedRows(among)
      allowed[row] = 0
      const { content, style } = shelf.stepsAt(row)
      return find({ content: [content], style, styleShare, most }, allowed)
    },
    findByColour: (colour, { among, most }) => {
      const weights = weighBins(colour)
      const { shelf } = current()
      const found: Near[] = []
      for (const [row, isAllowed] of allowedRows(among).entries()) {
        const nearness = isAllowed ? shareOfColour(shelf.colours(row), weights) : 0
        if (nearness >= VISIBLE_SHARE) found.push({ id: shelf.imageAt(row), nearness: Math.min(1, nearness) })
      }
      return found.sort((one, other) => other.nearness - one.nearness).slice(0, most)
    },
    findSimilarArtists: (artistId, most) => findAlikeArtists(overview(), artistId, most),
    palette: () => overview().palette,
    nearEnough: (style) => {
      const { content, style: alike } = current().projection.nearEnough
      return (1 - style) * content + style * alike + BEST_BY_CHANCE
    },
    close: () => scanner.destroy(),
  }
}
