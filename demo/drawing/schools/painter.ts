import type { Pixels } from '../core/raster.ts'
import type { Scene } from '../core/scene.ts'
import type { Colours } from '../hands/colours.ts'

/** What a school gets to see of a work: shapes, colours, the width in pixels and a seed for its textures. */
export type Canvas = { scene: Scene; colours: Colours; width: number; seed: number }

/** An artist's way of putting a scene on paper. */
export type Painter = (canvas: Canvas) => Promise<Pixels>
