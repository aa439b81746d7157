/** Class of a window's width, too coarse to identify anybody. */
export const WIDTH_CLASSES = ['narrow', 'middle', 'wide'] as const
export type WidthClass = (typeof WIDTH_CLASSES)[number]

/** A page view, without data about the visitor. */
export type PageView = {
  /** Without the query string. */
  path: string
  /** The host of the referring page; empty for none and for our own. */
  referrer: string
  width: WidthClass
}

/** Of host names (RFC 1123). */
export const LONGEST_HOST = 253

const NARROW_UP_TO = 640
const MIDDLE_UP_TO = 1120

/** `width` in CSS pixels. The limits are those of the page layouts. */
export function widthClassOf(width: number): WidthClass {
  if (width <= NARROW_UP_TO) return 'narrow'
  return width <= MIDDLE_UP_TO ? 'middle' : 'wide'
}
