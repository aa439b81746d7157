const MEGABYTE = 1024 * 1024

/**
 * The bytes that each cache may hold, so that together they stay a small part of the memory. Each evicts the entries
 * that were used longest ago.
 */
export const CACHE_BYTES = {
  /** All pages of the demo, compressed, and some hundred pictures of width 640; others come from the file store. */
  responses: 28 * MEGABYTE,
  /** Responses whose address has parameters, which have more values than anybody can count: they never evict the others. */
  responsesByParameters: 4 * MEGABYTE,
  /** Found by the pictures of some dozen visitors, who scroll through it. */
  foundByPicture: 4 * MEGABYTE,
  /** The embeddings of some hundred crops that visitors searched by. */
  partEmbeddings: MEGABYTE,
} as const
