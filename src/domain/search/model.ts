import type { LooksAlike } from '#domain/catalogue/spread-images.ts'
import type { Look, Part } from './part.ts'

/** The vectors of a picture by one embedder, of length 1, and its colours. */
export type PictureEmbedding = {
  /** Which embedder made the vectors: those of two embedders cannot be compared. */
  embedder: string
  /** What is to be seen, and how it is made; of a reference picture in several crops, of which the most similar counts. */
  crops: readonly Crop[]
  /** How much of the picture has which colour: shares of `COLOUR_BINS` in OKLab that add up to 1. */
  colours: Float32Array
  /** Whether there is hardly anything to be seen: nothing is near it. */
  blank: boolean
  /** Its local features, by which the same drawing is known; left out by earlier versions. */
  local?: Uint8Array
}

/** The vectors of what was looked at, and its own colours. */
export type Crop = Look & { content: Float32Array; style: Float32Array; colours: Float32Array }

/** How a picture compares with what was measured on the catalogue itself. */
export type Nearness = {
  /** Whether something of the catalogue is more like it than foreign pictures are. */
  isAboveThreshold: boolean
  /** To which of the areas that were looked at something comes nearest. */
  shown: Part
}

/** An image and its similarity to what was searched by: 1 is the same, 0 has nothing in common. Never shown as a number. */
export type Match<Id = number> = { id: Id; similarity: number }

export type MatchOptions = {
  /** From 0, only what is to be seen counts, to 1, only how it is made. */
  style: number
  /** Only these images; all when left out. */
  among?: ReadonlySet<number>
  /** As many at most. */
  most: number
}

export type EmbeddingResult =
  | {
      outcome: 'embedded'
      embedding: PictureEmbedding
      /** As something of the catalogue comes near it now. */
      nearness: Nearness
      /** 192 pixels at most, as WebP. */
      thumbnail: Uint8Array
    }
  | {
      outcome: 'refused'
      reason: 'empty' | 'not-an-image' | 'broken' | 'too-large' | 'too-many-frames'
    }
  /** Too many at once, or a worker died: worth another try in a moment. */
  | { outcome: 'busy' }

/** Search by vectors and colours of pictures. What is not indexed yet is not found. */
export type VisualSearch = {
  /** Says that a picture is on its way, so that all is loaded when it comes. */
  warm: () => void
  /** Makes the vectors of a reference picture, of which nothing is kept. Never throws for any bytes. */
  embed: (bytes: Uint8Array) => Promise<EmbeddingResult>
  /** The most similar first. Empty when nothing is indexed by the same embedder. */
  findSimilar: (embedding: PictureEmbedding, options: MatchOptions) => Promise<Match[]>
  /** As `findSimilar`, without the image itself; null while it is not indexed. */
  findSimilarTo: (imageId: number, options: MatchOptions) => Promise<Match[] | null>
  /** Those whose works are most similar on the whole, the most similar first, without the artist. */
  findSimilarArtists: (artistId: number, most: number) => readonly Match[]
  /** Images with much of a colour (sRGB, `#rrggbb`), the most first; only those that have a visible share of it. */
  findByColour: (colour: string, options: Omit<MatchOptions, 'style'>) => Match[]
  /** The ids of all images with a visible share of a colour (sRGB, `#rrggbb`). */
  findHavingColour: (colour: string) => ReadonlySet<number>
  /** Images whose colours on the whole are most like these, in the scale of `PictureEmbedding`; the most similar first. */
  findSimilarColours: (colours: Float32Array, options: Omit<MatchOptions, 'style'>) => Promise<Match[]>
  /** The colours of an image as `PictureEmbedding` has them; null while it is not indexed. */
  coloursOf: (imageId: number) => Float32Array | null
  /** How much each of these images looks like the others of them, 1 at most; those that are not indexed are missing. */
  likeness: (imageIds: readonly number[]) => ReadonlyMap<number, number>
  /** Compares images for spreading them in lists: the same function as long as the lists are to keep their order. */
  looksAlike: () => LooksAlike
  /** The colours of the catalogue as `#rrggbb`, few enough to choose from, ordered for showing. */
  palette: () => readonly string[]
  measureNearness: (embedding: PictureEmbedding) => Promise<Nearness>
}
