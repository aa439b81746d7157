/** The same function, which computes what it returns for a word once; beyond so many words all are computed anew. */
export function remember<Value>(compute: (word: string) => Value, most: number): (word: string) => Value {
  const remembered = new Map<string, Value>()
  return (word) => {
    const known = remembered.get(word)
    if (known !== undefined) return known
    if (remembered.size >= most) remembered.clear()
    const value = compute(word)
    remembered.set(word, value)
    return value
  }
}
