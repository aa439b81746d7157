import { circleWord } from './lettering/circle-word.ts'
import { gardenPoster } from './lettering/garden-poster.ts'
import { initial } from './lettering/initial.ts'
import { patternedWords } from './lettering/patterned-words.ts'
import type { Composition } from './piece.ts'

export const lettering: readonly Composition[] = [gardenPoster, patternedWords, initial, circleWord]
