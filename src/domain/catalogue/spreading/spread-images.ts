import { oneOfEachArtist } from '#domain/catalogue/image-order.ts'
import type { Image, ImageOrder } from '#domain/catalogue/model.ts'
import { isSameScene } from './same-scene.ts'
import { spread } from './spread.ts'

/** Whether two images, by their ids, look nearly the same. */
export type LooksAlike = (id: number, otherId: number) => boolean

/** Where pictures are not compared. */
export const NOTHING_ALIKE: LooksAlike = () => false

const kept = new WeakMap<LooksAlike, WeakMap<readonly Image[], readonly Image[]>>()

/** The images so that neither artists nor scenes come again and again. Computed once for a list and what looks alike. */
export function spreadImages(images: readonly Image[], looksAlike: LooksAlike): readonly Image[] {
  const known = kept.get(looksAlike) ?? new WeakMap<readonly Image[], readonly Image[]>()
  kept.set(looksAlike, known)
  const list = known.get(images) ?? spread(images, rulesOf(looksAlike))
  known.set(images, list)
  return list
}

/** How images are told apart: by their artists, their texts and their looks. */
export function rulesOf(looksAlike: LooksAlike) {
  return {
    isSameMaker: (one: Image, other: Image) => one.artistId === other.artistId,
    areAlike: (one: Image, other: Image) => isSameScene(one, other) || looksAlike(one.id, other.id),
  }
}

/** A list in an order: only where the order is the site's own (null) or chance is it spread. */
export function spreadInOrder(
  images: readonly Image[],
  order: ImageOrder | null,
  looksAlike: LooksAlike,
): readonly Image[] {
  return order === null || order === 'random' ? spreadImages(images, looksAlike) : images
}

/** So many times more works than are shown are there to choose from, where there are so many artists. */
const CHOSEN_FROM = 3

/** The first image of each artist in an ordered list; spread where the order is chance. */
export function listOneOfEachArtist(
  images: readonly Image[],
  { order, most, looksAlike }: { order: ImageOrder; most: number; looksAlike: LooksAlike },
): readonly Image[] {
  if (order !== 'random') return oneOfEachArtist(images, most)
  return spreadImages(oneOfEachArtist(images, CHOSEN_FROM * most), looksAlike).slice(0, most)
}
