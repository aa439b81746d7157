/**
 * What `work` makes of the items, in their order, with at most `ahead` of them begun before they are asked for. Whoever
 * stops asking starts no more; a rejection is thrown when its item's turn comes.
 */
export async function* mapAhead<Item, Answer>(
  items: Iterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Answer>,
): AsyncGenerator<Answer, undefined> {
  const waiting: Promise<Answer>[] = []
  for (const item of items) {
    const begun = work(item)
    // Thrown below; without this, one that nobody asks for any more would end the process.
    begun.catch(() => {})
    waiting.push(begun)
    const first = waiting.length > ahead ? waiting.shift() : undefined
    if (first) yield await first
  }
  for (const begun of waiting) yield await begun
}
