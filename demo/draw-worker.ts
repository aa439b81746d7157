import { drawOriginal } from './draw-original.ts'

export type DrawingTask = { key: string; leastWidth: number | undefined }

/** A piscina task: draws in a thread of its own. */
export default function drawInThread({ key, leastWidth }: DrawingTask): Promise<Uint8Array | null> {
  return drawOriginal(key, leastWidth)
}
