type Waiting<Item, Answer> = {
  item: Item
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Combines single calls into few calls of `work`: items that come during one call share the next, at most `most` of them.
 * `work` returns the answers in the order of its items; when it fails, all of its items are rejected.
 */
export function batch<Item, Answer>(
  work: (items: Item[]) => Promise<Answer[]>,
  most: number,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = []
  let isWorking = false

  async function workThrough(): Promise<void> {
    isWorking = true
    while (waiting.length > 0) {
      const asked = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const answers = await work(asked.map(({ item }) => item))
        for (const [at, { resolve, reject }] of asked.entries()) {
          const answer = answers[at]
          if (answer === undefined) reject(new Error('An item was left without an answer.'))
          else resolve(answer)
        }
      } catch (error) {
        for (const { reject } of asked) reject(error)
      }
    }
    isWorking = false
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    waiting.push({ item, resolve, reject })
    if (!isWorking) void workThrough()
    return promise
  }
}
