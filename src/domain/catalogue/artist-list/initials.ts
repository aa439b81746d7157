/** The first letters of the first and the last word: "Ada Moor" is AM, "Kolibri" is K. Empty where there is no letter. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  const [first = '', ...more] = letters
  return `${first}${more.at(-1) ?? ''}`.toUpperCase()
}
