import type { VisualSearch } from './model.ts'

/** Finding where no picture was ever described: by words alone, and honest about the rest. */
export const withoutPictures: VisualSearch = {
  describe: async () => ({ outcome: 'busy' }),
  findNear: async () => [],
  findLike: async () => null,
  findSimilarArtists: () => [],
  findByColour: () => [],
  palette: () => [],
  nearEnough: () => 1,
}
