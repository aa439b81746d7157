import type { Composition } from './piece.ts'
import { companion } from './portrait/companion.ts'
import { gallery } from './portrait/gallery.ts'
import { nightDreamer } from './portrait/night-dreamer.ts'
import { single } from './portrait/single.ts'
import { thoughts } from './portrait/thoughts.ts'

export const portrait: readonly Composition[] = [single, gallery, thoughts, companion, nightDreamer]
