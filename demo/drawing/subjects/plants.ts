import type { Composition } from './piece.ts'
import { bouquet } from './plants/bouquet.ts'
import { herbarium } from './plants/herbarium.ts'
import { jungleFrame } from './plants/jungle-frame.ts'
import { mandala } from './plants/mandala.ts'
import { meadow } from './plants/meadow.ts'
import { windowsill } from './plants/windowsill.ts'

export const plants: readonly Composition[] = [bouquet, herbarium, jungleFrame, windowsill, meadow, mandala]
