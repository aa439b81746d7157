type Overrides<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Overrides<Texts[Key]>
}

/** Texts with some of them replaced, at any depth. */
export function overlay<Texts extends object>(texts: Texts, overrides: Overrides<Texts>): Texts {
  const replaced = new Map<string, unknown>(Object.entries(overrides))
  const entries = Object.entries(texts).map(([key, text]) => {
    const other = replaced.get(key)
    if (other === undefined) return [key, text]
    return [key, typeof other === 'object' && other !== null ? overlay(text, other) : other]
  })
  return Object.fromEntries(entries)
}
