import type { Drawing, Recipe } from 'demo-art'
import { Piscina } from 'piscina'

export type Drawer = { draw: (recipe: Recipe, width: number) => Promise<Drawing>; close: () => Promise<void> }

/** Threads that have nothing to draw end after this and give their memory back. */
const IDLE_MS = 20_000

/** Draws recipes in threads of their own, so that the server's event loop never does. */
export function openDrawer(threads: number): Drawer {
  const pool = new Piscina<{ recipe: Recipe; width: number }, Drawing>({
    filename: import.meta.resolve('demo-art/worker'),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
  })
  return { draw: (recipe, width) => pool.run({ recipe, width }), close: () => pool.destroy() }
}
