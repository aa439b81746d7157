const MEGABYTE = 1024 * 1024

/** Together the caches stay a small part of the memory. Each evicts the entries that were used longest ago. */
export const CACHE_BYTES = {
  /** All pages of the demo, compressed, and some hundred pictures of width 640; others come from the file store. */
  responses: 28 * MEGABYTE,
  /** Addresses with parameters have countless values, so that they never evict the others. */
  responsesByParameters: 4 * MEGABYTE,
  /** Found by the pictures of some dozen visitors, who scroll through it. */
  foundByPicture: 4 * MEGABYTE,
  /** The embeddings of some hundred crops that visitors searched by. */
  partEmbeddings: MEGABYTE,
} as const
