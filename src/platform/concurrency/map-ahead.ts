/**
 * Maps the items by `work`, in their order, with at most `ahead` of them begun before they are consumed. Nothing more is
 * begun once the consumer stops; a rejection is thrown when its item is reached.
 */
export async function* mapAhead<Item, Answer>(
  items: Iterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Answer>,
): AsyncGenerator<Answer, undefined> {
  const waiting: Promise<Answer>[] = []
  for (const item of items) {
    const begun = work(item)
    // Thrown below; without this, a rejection that is not consumed would end the process.
    begun.catch(() => {})
    waiting.push(begun)
    const first = waiting.length > ahead ? waiting.shift() : undefined
    if (first) yield await first
  }
  for (const begun of waiting) yield await begun
}
