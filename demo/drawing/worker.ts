import { move, transferableSymbol, valueSymbol } from 'piscina'
import { drawWork } from './draw.ts'
import type { Recipe } from './recipe.ts'

/** A piscina task: draws in its own thread and hands the pixels over without copying; answers a `Drawing`. */
export default async function drawInThread({ recipe, width }: { recipe: Recipe; width: number }) {
  const drawing = await drawWork(recipe, width)
  return move({
    [valueSymbol]: drawing,
    [transferableSymbol]: drawing.frames.map((frame) => frame.buffer),
  })
}
