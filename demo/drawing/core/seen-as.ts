import { naming, type Scene } from './scene.ts'

/** The same drawing, and the scene knows what it is: a name, or how the name follows from what the drawing is given. */
export function seenAs<Given extends [{ scene: Scene }, ...unknown[]], Result>(
  name: string | ((...given: Given) => string),
  draw: (...given: Given) => Result,
): (...given: Given) => Result {
  return (...given) =>
    naming(given[0].scene, typeof name === 'string' ? name : name(...given), () => draw(...given))
}
