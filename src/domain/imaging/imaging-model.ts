import { STAFF_API } from '#site/api-paths.ts'

export const IMAGE_WIDTHS = [320, 640, 960, 1280, 2400] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]
/** Heroes fill the page and have this width on large screens. It is the only wide one without watermark. */
export const HERO_WIDTH = 1800
/** Wider images and heroes carry the watermark: they are large enough to be worth taking. */
export const WIDEST_WITHOUT_WATERMARK = 960 satisfies ImageWidth
/** Wider animations would weigh many megabytes, so their wider variants stand still. */
export const WIDEST_MOVING = 960
/** The width beside the news text, and that of the opened picture. */
export const NEWS_WIDTHS = [640, 1600] as const
/** The width in which a hero's phone picture is shown where there is no WebP. */
export const PHONE_HERO_WIDTH = 640
/** On phones wider ones are heavy and hardly look sharper. */
const PHONE_HERO_WIDTHS = IMAGE_WIDTHS.slice(0, 3)

/** The credit of a picture, in its file and on its page. `page` is a path of this site. */
export type Credit = { title: string; creator: string | null; page: string }

export type Focus = { x: number; y: number }

export type Picture = {
  id: number
  originalKey: string
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff'
  /** 1 for a still. */
  frames: number
  /** Pixels of the original, turned as it is shown. */
  width: number
  height: number
  /** '#rrggbb', shown while the picture loads. */
  dominantColour: string
  /** Base64; null until the placeholder is made. */
  thumbHash: string | null
  /** Changes with the picture's content. Letters, digits, `-` and `_` only. */
  contentVersion: string
  /** Set where the address names the picture by file, as for news. */
  fileName: string | null
  /** The point to keep when the picture is cropped, in shares of width and height; null is the middle. */
  focus: Focus | null
  /** Whether its wide variants carry the watermark. False for news, banners and portraits: they sell no single work. */
  watermarked: boolean
  /** For heroes only: the picture in another shape that phones show. */
  phonePictureId: number | null
  credit: Credit
}

type Addressed = Pick<Picture, 'id' | 'contentVersion'>
type Sized = Pick<Picture, 'width' | 'phonePictureId'>

/** Ends the version in addresses of widths that carry the watermark, so that another limit makes other addresses. */
const MARKED_ENDING = '.marked'

/** Returns the version that the address of a picture in this width names. */
export function versionAt(contentVersion: string, width: number): string {
  return isMarkedWidth(width) ? contentVersion + MARKED_ENDING : contentVersion
}

/** `/dmedia/webp/640/812.webp?v=abc`; the version lets browsers keep the answer for good. */
export function pictureAddress({ id, contentVersion }: Addressed, width: number): string {
  return `/dmedia/webp/${width}/${id}.webp?v=${versionAt(contentVersion, width)}`
}

/** `/media/640/812.jpg?v=abc`: a JPEG that stands still, also when the picture moves. */
export function stillAddress({ id, contentVersion }: Addressed, width: number): string {
  return `/media/${width}/${id}.jpg?v=${versionAt(contentVersion, width)}`
}

/** The hero's address with the version of the phone picture, since that is the picture it shows. */
export function phoneHeroAddress(hero: Pick<Picture, 'id'>, phone: Pick<Picture, 'contentVersion'>): string {
  return stillAddress({ id: hero.id, contentVersion: phone.contentVersion }, PHONE_HERO_WIDTH)
}

export function phoneHeroSrcset(phone: Addressed & Pick<Picture, 'width'>): string {
  return srcsetIn(filledBy(phone, PHONE_HERO_WIDTHS), phone)
}

export function newsPictureAddress(
  fileName: string,
  width: (typeof NEWS_WIDTHS)[number],
  contentVersion: string,
): string {
  return `/media/misc/denews/${width}/${fileName}?v=${contentVersion}`
}

/** Lists every width that the original fills, at least one; for a hero those without watermark. */
export function srcsetOf(picture: Addressed & Sized): string {
  if (picture.phonePictureId === null) return srcsetIn(widthsOf(picture), picture)
  const unmarked = widthsOf(picture).filter((width) => !isMarkedWidth(width))
  // An original whose width lies between both is shown at its own width.
  const isWider = picture.width > WIDEST_WITHOUT_WATERMARK
  return srcsetIn(isWider ? [...new Set([...unmarked, HERO_WIDTH])] : unmarked, picture)
}

export function isMarkedWidth(width: number): boolean {
  return width > WIDEST_WITHOUT_WATERMARK && width !== HERO_WIDTH
}

const GIF_ENDING = '.gif'

/** Returns the version of an address as it was before `versionAt` or `fullSrc` added an ending. */
export function versionWithoutEnding(version: string): string {
  const [bare = ''] = version.split('.')
  return bare
}

/** Gives the widest variant that still moves. Clients know a GIF by a `.gif` in its address, so the version has it. */
export function fullSrc(picture: Picture): string {
  const widths = widthsOf(picture).filter((width) => picture.frames === 1 || width <= WIDEST_MOVING)
  const address = pictureAddress(picture, widths.at(-1) ?? IMAGE_WIDTHS[0])
  return picture.format === 'gif' ? address + GIF_ENDING : address
}

export function namesVersion(wanted: string | undefined, version: string): boolean {
  return wanted === version || wanted === version + GIF_ENDING
}

export function allowedWidths(picture: Pick<Picture, 'phonePictureId'>): readonly number[] {
  return picture.phonePictureId === null ? IMAGE_WIDTHS : HERO_WIDTHS
}

const HERO_WIDTHS: readonly number[] = [...IMAGE_WIDTHS, HERO_WIDTH].sort((a, b) => a - b)

function widthsOf(picture: Sized): readonly number[] {
  return filledBy(picture, allowedWidths(picture))
}

function filledBy(picture: Pick<Picture, 'width'>, widths: readonly number[]): readonly number[] {
  const filled = widths.filter((width) => width <= picture.width)
  return filled.length > 0 ? filled : [IMAGE_WIDTHS[0]]
}

function srcsetIn(widths: readonly number[], picture: Addressed & Pick<Picture, 'width'>): string {
  return widths
    .map((width) => `${pictureAddress(picture, width)} ${Math.min(width, picture.width)}w`)
    .join(', ')
}

export function middleOr(focus: Focus | null): Focus {
  return focus ?? { x: 0.5, y: 0.5 }
}

/** Returns the focus for a page's data: nothing for most pictures, since nobody has set one. */
export function focusOf({ focus }: Pick<Picture, 'focus'>): { focus?: Focus } {
  return focus ? { focus } : {}
}

export function cutAround(focus: Focus | undefined): { objectPosition: string } | undefined {
  return focus && { objectPosition: focusPosition(focus) }
}

export function focusPosition({ x, y }: Focus): string {
  return `${toPercent(x)} ${toPercent(y)}`
}

function toPercent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** The address of any picture in one of the site's widths for staff, also of pictures that visitors may not see. */
export function staffPictureAddress(id: number, width: ImageWidth): string {
  return `${STAFF_API}/pictures/${id}/${width}`
}

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
