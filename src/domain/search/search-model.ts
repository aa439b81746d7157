import type { LooksAlike } from '#domain/catalogue/spread-images.ts'
import type { Crop, Region } from './region.ts'

/** The vectors of a picture by one embedder, of length 1, and its colours. */
export type PictureEmbedding = {
  /** Which embedder made the vectors: those of two embedders cannot be compared. */
  embedder: string
  /** The content and the style. A reference picture has several crops, of which the most similar counts. */
  crops: readonly CropFeatures[]
  /** How much of the picture has which colour: shares of `COLOUR_BINS` in OKLab that add up to 1. */
  colours: Float32Array
  /** Whether there is hardly anything to be seen: nothing is near it. */
  blank: boolean
  /** Its local features, by which the same drawing is known; left out by earlier versions. */
  local?: Uint8Array
}

/** The vectors of one crop, and its own colours. */
export type CropFeatures = Crop & { content: Float32Array; style: Float32Array; colours: Float32Array }

export type Nearness = {
  /** Whether something of the catalogue is more like it than foreign pictures are. */
  isAboveThreshold: boolean
  /** The area to which something of the catalogue comes nearest. */
  shown: Region
}

/** The similarity is 1 for the same and 0 for nothing in common; it is never shown as a number. */
export type Match<Id = number> = { id: Id; similarity: number }

export type MatchOptions = {
  /** From 0, where only the content counts, to 1, where only the style does. */
  style: number
  among?: ReadonlySet<number>
  most: number
}

export type EmbeddingResult =
  | {
      outcome: 'embedded'
      embedding: PictureEmbedding
      nearness: Nearness
      /** 192 pixels at most, as WebP. */
      thumbnail: Uint8Array
    }
  | {
      outcome: 'refused'
      reason: 'empty' | 'not-an-image' | 'broken' | 'too-large' | 'too-many-frames'
    }
  /** There are too many pictures at once, or a worker died: another try in a moment may succeed. */
  | { outcome: 'busy' }

/** Searches by vectors and colours of pictures. Images that are not indexed yet are not found. */
export type VisualSearch = {
  warm: () => void
  /** Makes the vectors of a reference picture and keeps nothing of it. Never throws, whatever the bytes are. */
  embed: (bytes: Uint8Array) => Promise<EmbeddingResult>
  /** Returns the most similar first; nothing when no image is indexed by the same embedder. */
  findSimilar: (embedding: PictureEmbedding, options: MatchOptions) => Promise<Match[]>
  /** The same as `findSimilar`, without the image itself; null while it is not indexed. */
  findSimilarTo: (imageId: number, options: MatchOptions) => Promise<Match[] | null>
  /** Returns the artists whose works are most similar on the whole, the most similar first, without the artist. */
  findSimilarArtists: (artistId: number, most: number) => readonly Match[]
  /** Returns images with a visible share of a colour (sRGB, `#rrggbb`), those with the most of it first. */
  findByColour: (colour: string, options: Omit<MatchOptions, 'style'>) => Match[]
  findHavingColour: (colour: string) => ReadonlySet<number>
  /** Returns those first whose colours on the whole are most like these, in the scale of `PictureEmbedding`. */
  findSimilarColours: (colours: Float32Array, options: Omit<MatchOptions, 'style'>) => Promise<Match[]>
  coloursOf: (imageId: number) => Float32Array | null
  /** How much each of these images looks like the others, 1 at most; images that are not indexed are missing. */
  likeness: (imageIds: readonly number[]) => ReadonlyMap<number, number>
  /** Returns the same function as long as the lists should keep their order. */
  looksAlike: () => LooksAlike
  /** The colours of the catalogue as `#rrggbb`, few enough to choose from, ordered for showing. */
  palette: () => readonly string[]
  measureNearness: (embedding: PictureEmbedding) => Promise<Nearness>
}
