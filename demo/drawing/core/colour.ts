/** Colours travel as '#rrggbb'; they are changed in OKLCH, where equal steps look equal. */
export type Oklch = { lightness: number; chroma: number; hue: number }
export type Rgb = readonly [red: number, green: number, blue: number]

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function hexOf([red, green, blue]: Rgb): string {
  const byte = (value: number) => Math.round(Math.min(255, Math.max(0, value)))
  return `#${((byte(red) << 16) | (byte(green) << 8) | byte(blue)).toString(16).padStart(6, '0')}`
}

function toLinear(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
}

export type Oklab = readonly [lightness: number, a: number, b: number]

export function oklabOf(rgb: Rgb): Oklab {
  const [red, green, blue] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

function rgbOfOklab([lightness, a, b]: Oklab): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = oklabOf(rgbOf(hex))
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI }
}

/** Chroma that the screen cannot show is given up, lightness and hue are kept. */
export function colourFrom({ lightness, chroma, hue }: Oklch): string {
  const radians = (hue * Math.PI) / 180
  const level = Math.min(0.995, Math.max(0.02, lightness))
  for (let kept = chroma; kept > 0.002; kept *= 0.92) {
    const rgb = rgbOfOklab([level, Math.cos(radians) * kept, Math.sin(radians) * kept])
    if (rgb.every((value) => value > -1 && value < 256)) return hexOf(rgb)
  }
  return hexOf(rgbOfOklab([level, 0, 0]))
}

export function adjust(hex: string, lighter: number, chromaTimes = 1, hueTurn = 0): string {
  const { lightness, chroma, hue } = oklchOf(hex)
  return colourFrom({ lightness: lightness + lighter, chroma: chroma * chromaTimes, hue: hue + hueTurn })
}

export function mix(from: string, to: string, share: number): string {
  const [first, second] = [oklabOf(rgbOf(from)), oklabOf(rgbOf(to))]
  const blend = (index: 0 | 1 | 2) => first[index] + (second[index] - first[index]) * share
  return hexOf(rgbOfOklab([blend(0), blend(1), blend(2)]))
}

export function lightnessOf(hex: string): number {
  return oklabOf(rgbOf(hex))[0]
}

export function distanceBetween(one: string, other: string): number {
  const [first, second] = [oklabOf(rgbOf(one)), oklabOf(rgbOf(other))]
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}

/** Degrees from a hue, with greys counted as far from every hue. */
export function hueDistance(hex: string, hue: number): number {
  const colour = oklchOf(hex)
  const turn = Math.abs(((colour.hue - hue + 540 + 360) % 360) - 180)
  return turn + (colour.chroma < 0.04 ? 60 : 0)
}

/** The colour itself if it is clearly another than the ground, else moved in lightness by at least `gap`. */
export function standOff(hex: string, ground: string, gap: number): string {
  if (distanceBetween(hex, ground) > gap * 1.35) return hex
  const difference = lightnessOf(hex) - lightnessOf(ground)
  if (Math.abs(difference) >= gap) return hex
  const roomAbove = 0.96 - lightnessOf(ground) > gap
  const upward = difference === 0 ? lightnessOf(ground) < 0.55 : difference > 0 && roomAbove
  return adjust(hex, (upward ? gap : -gap) - difference)
}
