export type ReadsInStep = {
  /** Asks, and asks again when the record was saved before the answer came. */
  read: <Answer>(path: string, ask: () => Promise<Answer>) => Promise<Answer>
  /** Does what changes the record. */
  write: <Answer>(paths: readonly string[], deed: () => Promise<Answer>) => Promise<Answer>
}

/**
 * Keeps reading a record in step with saving it. A read that was on its way while the record was saved may answer what
 * it was before, and react-admin would show that over what was saved, with a revision that is refused from then on.
 */
export function createReadsInStep(): ReadsInStep {
  const writes = new Map<string, number>()
  const writesOf = (path: string) => writes.get(path) ?? 0
  return {
    read: async (path, ask) => {
      for (;;) {
        const before = writesOf(path)
        const answer = await ask()
        if (writesOf(path) === before) return answer
      }
    },
    write: async (paths, deed) => {
      try {
        return await deed()
      } finally {
        // Also what failed may have come through before the line broke.
        for (const path of paths) writes.set(path, writesOf(path) + 1)
      }
    },
  }
}
