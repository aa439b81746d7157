import type { Focus } from './model.ts'

/** In pixels. */
export type Size = { width: number; height: number }

/** The largest part of a picture that has the wanted shape, with the focus as near to its middle as the edges allow. */
export function cropAround(picture: Size, focus: Focus, wanted: Size): Size & { left: number; top: number } {
  const scale = Math.min(picture.width / wanted.width, picture.height / wanted.height)
  const width = Math.max(1, Math.min(picture.width, Math.round(wanted.width * scale)))
  const height = Math.max(1, Math.min(picture.height, Math.round(wanted.height * scale)))
  const beginOf = (length: number, part: number, share: number) =>
    Math.round(Math.min(Math.max(length * share - part / 2, 0), length - part))
  return {
    width,
    height,
    left: beginOf(picture.width, width, focus.x),
    top: beginOf(picture.height, height, focus.y),
  }
}
