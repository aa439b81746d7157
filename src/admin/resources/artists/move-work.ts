/** The ids with one of them moved to the position of another. An unknown id changes nothing. */
export function moveWork(ids: readonly number[], moved: number, onto: number): number[] {
  const from = ids.indexOf(moved)
  const to = ids.indexOf(onto)
  if (from < 0 || to < 0) return [...ids]
  const rest = ids.filter((id) => id !== moved)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}
