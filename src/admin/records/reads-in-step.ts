export type ReadsInStep = {
  /** Reads, and reads again when the record was saved before the response arrived. */
  read: <Response>(path: string, request: () => Promise<Response>) => Promise<Response>
  /** Runs a change of records. */
  write: <Response>(paths: readonly string[], change: () => Promise<Response>) => Promise<Response>
}

/**
 * Keeps reads and saves of a record in order. A read that overlaps a save may return the former version, and
 * react-admin would show it over the saved one, with a revision that the server then refuses.
 */
export function createReadsInStep(): ReadsInStep {
  const writes = new Map<string, number>()
  const writesOf = (path: string) => writes.get(path) ?? 0
  return {
    read: async (path, request) => {
      for (;;) {
        const before = writesOf(path)
        const response = await request()
        if (writesOf(path) === before) return response
      }
    },
    write: async (paths, change) => {
      try {
        return await change()
      } finally {
        // A failed change may have been stored before the connection broke.
        for (const path of paths) writes.set(path, writesOf(path) + 1)
      }
    },
  }
}
