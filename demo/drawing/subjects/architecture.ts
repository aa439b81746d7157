import { arcade } from './architecture/arcade.ts'
import { canalRow } from './architecture/canal-row.ts'
import { modernVilla } from './architecture/modern-villa.ts'
import { stairs } from './architecture/stairs.ts'
import type { Composition } from './piece.ts'

export const architecture: readonly Composition[] = [canalRow, modernVilla, arcade, stairs]
