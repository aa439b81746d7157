type Run = { text: string; isKept: boolean; at: number }

/** A space between two words that differ counts as different, so that they are one run. */
export function toRuns(words: readonly string[], kept: readonly boolean[]): Run[] {
  const runs: Run[] = []
  for (const [at, text] of words.entries()) {
    const isBetween = text.trim() === '' && kept[at - 1] === false && kept[at + 1] === false
    const isKept = kept[at] !== false && !isBetween
    const last = runs.at(-1)
    if (last?.isKept === isKept) last.text += text
    else runs.push({ text, isKept, at })
  }
  return runs
}

/** More comparisons take too long; then all in the middle differs. */
const MOST_COMPARISONS = 9_000_000

/** Which items of each list belong to a longest common subsequence. */
export function findCommon<Item>(from: readonly Item[], to: readonly Item[]): [boolean[], boolean[]] {
  const shorter = Math.min(from.length, to.length)
  let start = 0
  while (start < shorter && from[start] === to[start]) start++
  let end = 0
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end++
  const [one, other] = [from.slice(start, from.length - end), to.slice(start, to.length - end)]
  const [inOne, inOther] = [one.map(() => false), other.map(() => false)]
  const width = other.length + 1
  if (one.length * other.length <= MOST_COMPARISONS) {
    /** For each pair of positions: how much of the lists' rests is common. */
    const lengths = new Uint16Array((one.length + 1) * width)
    const commonAt = (i: number, j: number) => lengths[i * width + j] ?? 0
    for (let i = one.length - 1; i >= 0; i--)
      for (let j = other.length - 1; j >= 0; j--)
        lengths[i * width + j] =
          one[i] === other[j] ? commonAt(i + 1, j + 1) + 1 : Math.max(commonAt(i + 1, j), commonAt(i, j + 1))
    for (let i = 0, j = 0; i < one.length && j < other.length; ) {
      if (one[i] === other[j]) inOne[i++] = inOther[j++] = true
      else if (commonAt(i + 1, j) >= commonAt(i, j + 1)) i++
      else j++
    }
  }
  const [before, after] = [Array<boolean>(start).fill(true), Array<boolean>(end).fill(true)]
  return [
    [...before, ...inOne, ...after],
    [...before, ...inOther, ...after],
  ]
}
