import { openDrawer } from './drawer.server.ts'
import { drawMissing } from './drawing-file-store.ts'
import { seedWhenEmpty } from './seed-when-empty.ts'

/**
 * All that the program needs of the demo agency, loaded only where the demo is wanted.
 * @param threads that draw
 */
export function openDemo(threads: number) {
  const { draw, close } = openDrawer(threads)
  const decorateFiles = (files: Parameters<typeof drawMissing>[0]) => drawMissing(files, draw)
  return { decorateFiles, seedWhenEmpty, close }
}
