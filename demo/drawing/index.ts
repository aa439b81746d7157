/** Draws the invented catalogue of the demo agency: every picture from a recipe of a few dozen bytes. */
export { createRandom, type Random } from './core/random.ts'
export { describeWork, frameCountOf, groundOf, sizeOf } from './describe.ts'
export { type Drawing, drawWork } from './draw.ts'
export { filmOf } from './film/filmed-works.ts'
export { TAKES } from './motifs/take.ts'
export { LOOKS, MOTIONS, Recipe, SCHOOLS, type School, SUBJECTS, type Subject } from './recipe.ts'
export { type HandPlan, motifNameOf, roster } from './roster.ts'
