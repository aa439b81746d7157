import type { Piece } from '../subjects/piece.ts'

/** Who does what where, or which things in which arrangement: what one take of it, from 0 to 2, shows. */
export type Motif = (take: number) => Piece
