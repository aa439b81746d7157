/** How wide a window is: a phone, something between, a desk. Nobody can be told apart by it. */
export const WIDTH_CLASSES = ['narrow', 'middle', 'wide'] as const
export type WidthClass = (typeof WIDTH_CLASSES)[number]

/** What is told of a page that somebody looked at: nothing about the somebody. */
export type PageView = {
  /** As it stands in the address, without query. */
  path: string
  /** The host whose page led here; empty for our own, for nobody, and within the site. */
  referrer: string
  width: WidthClass
}

/** Host names as RFC 1123 has them. */
export const LONGEST_HOST = 253

const NARROW_UP_TO = 640
const MIDDLE_UP_TO = 1120

/** `width` in CSS pixels. The steps are those at which the pages change their shape. */
export function widthClassOf(width: number): WidthClass {
  if (width <= NARROW_UP_TO) return 'narrow'
  return width <= MIDDLE_UP_TO ? 'middle' : 'wide'
}
