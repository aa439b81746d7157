import sharp from 'sharp'
import { oneOf, type Random, type Size } from './raster.ts'

const WORDS =
  'Angebot Termin Straße Konto Summe Anlage Betreff Datum Name Unterschrift Nummer Lieferung report total please address order value status item note account project team week task return const open close file result while user data error import list'.split(
    ' ',
  ) as [string, ...string[]]

export function words(random: Random, count: number): string {
  return Array.from({ length: count }, () => oneOf(random, WORDS)).join(' ')
}

export function box(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
}

export function line(path: string, colour: string, width = 1): string {
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none"/>`
}

export function text(
  x: number,
  y: number,
  size: number,
  fill: string,
  content: string,
  font = 'sans-serif',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-family="${font}" fill="${fill}">${content}</text>`
}

/** One piece for each number from 0. */
export function repeat(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('')
}

export function render({ width, height }: Size, ground: string, inside: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${box(0, 0, width, height, ground)}${inside}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

export function hue(random: Random, saturation = 60, lightness = 50): string {
  return `hsl(${Math.floor(360 * random())} ${saturation}% ${lightness}%)`
}
