import sharp from 'sharp'
import type { Scene } from './scene.ts'
import { type Layer, toSvg } from './svg.ts'

/** Raw red, green and blue bytes, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array }

export function createPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8Array(width * height * 3) }
}

export function heightFor(scene: Pick<Scene, 'width' | 'height'>, width: number): number {
  return Math.max(1, Math.round((width * scene.height) / scene.width))
}

/** Draws one layer of the scene at a width in pixels. */
export async function rasterise(scene: Scene, layer: Layer, width: number): Promise<Pixels> {
  const height = heightFor(scene, width)
  const svg = Buffer.from(toSvg(scene, layer, width, height))
  const data = await sharp(svg, { unlimited: true }).removeAlpha().raw().toBuffer()
  return { width, height, data }
}
