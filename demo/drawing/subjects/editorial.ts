import { editorialMind } from './editorial/mind.ts'
import { editorialSociety } from './editorial/society.ts'
import { editorialWork } from './editorial/work.ts'
import { editorialWorld } from './editorial/world.ts'
import type { Composition } from './piece.ts'

/** Pictures that tell one thought each, as magazines print them beside an article. */
export const editorial: readonly Composition[] = [
  ...editorialWork,
  ...editorialMind,
  ...editorialSociety,
  ...editorialWorld,
]
