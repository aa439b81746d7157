import { comparePictures, type Likeness, type SmallGrey } from './compare-pictures.ts'

/** A piscina task: compares pairs of pictures in a thread of its own. */
export default function compareInThread(pairs: readonly (readonly [SmallGrey, SmallGrey])[]): Likeness[] {
  return pairs.map(([one, other]) => comparePictures(one, other))
}
