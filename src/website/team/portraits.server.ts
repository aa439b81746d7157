/** Their addresses name their content, so browsers keep them. */
const files = import.meta.glob<string>('/content/team/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

const SMALL_WIDTH = 400
const LARGE_WIDTH = 800

export type TeamPortrait = { src: string; srcSet: string }

/** Null where one of the two files is missing. */
export function findTeamPortrait(name: string): TeamPortrait | null {
  const [small, large] = [SMALL_WIDTH, LARGE_WIDTH].map(
    (width) => files[`/content/team/${name}-${width}.webp`],
  )
  if (!small || !large) return null
  return { src: large, srcSet: `${small} ${SMALL_WIDTH}w, ${large} ${LARGE_WIDTH}w` }
}
