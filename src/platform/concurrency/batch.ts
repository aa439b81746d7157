type Waiting<Item, Answer> = {
  item: Item
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Turns many single questions into few that ask for all at once: what is asked while one is under way shares the next.
 * `work` answers its items in their order, at most `most` of them; when it fails, all who asked with it hear so.
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
          if (answer === undefined) reject(new Error('A question was left without an answer.'))
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
