import { adjust, hueDistance, lightnessOf, mix, standOff } from '../core/colour.ts'
import { itemAt, type Random } from '../core/random.ts'
import type { Shape, Slot } from '../core/scene.ts'
import type { Palette } from './palettes.ts'

/** `paper`: an object on an empty sheet; `bold`: on a strong colour; the others are hours of the day. */
export type Mood = 'day' | 'dusk' | 'night' | 'paper' | 'bold'
export type Colours = Record<Slot, string>

/** Far enough apart in OKLab lightness that a shape never sinks into what is behind it. */
const CLEARLY_OFF_GROUND = 0.13
const SKINS = ['#f6d6c1', '#edbd9b', '#d99d76', '#b9794f', '#8d5a3b', '#643f2c']
const WARM = 50
const COOL = 190
const GREEN = 150

/** Decides for one work which of the hand's colours every material takes. `groundTaste` is the hand's own, 0 to 1. */
export function colourWork(palette: Palette, mood: Mood, groundTaste: number, random: Random): Colours {
  const ground = groundFor(palette, mood, groundTaste, random)
  const night = lightnessOf(ground) < 0.45
  const warm = sortByHue(palette.tones, WARM)
  const cool = sortByHue(palette.tones, COOL)
  const [warmest, secondWarm] = [warm[0] ?? palette.light, warm[1] ?? palette.light]
  const [coolest, secondCool] = [cool[0] ?? palette.ink, cool[1] ?? palette.ink]
  const greenest = sortByHue(palette.tones, GREEN)[0] ?? coolest
  const off = (colour: string, gap = CLEARLY_OFF_GROUND) => standOff(colour, ground, gap)
  const objects = random.shuffle(palette.tones).map((tone) => off(tone))
  const [a = warmest, b = coolest, c = secondWarm, d = secondCool] = objects
  const [far, mid, near] = distances(palette, coolest, ground, night)
  return {
    ...peopleColours(palette, warmest, random),
    ground,
    paper: palette.paper,
    white: mix(palette.paper, '#ffffff', 0.5),
    light: off(night ? mix(palette.light, palette.paper, 0.3) : palette.light, 0.06),
    dark: night ? mix(palette.ink, '#000000', 0.35) : palette.ink,
    sun: off(night ? mix(palette.paper, warmest, 0.25) : warmest, 0.1),
    glow: mix(warmest, '#ffd76a', 0.55),
    far: off(far, 0.05),
    mid: off(mid, 0.09),
    near: off(near),
    front: night ? mix(palette.ink, coolest, 0.12) : mix(palette.ink, coolest, 0.45),
    ...plantColours(palette, greenest, coolest, off, night),
    trunk: mix(mix(palette.ink, warmest, 0.32), ground, 0.08),
    bloom: off(warmest),
    bloomToo: off(secondWarm),
    water: mix(coolest, night ? palette.ink : palette.paper, night ? 0.45 : 0.25),
    waterDark: mix(coolest, palette.ink, night ? 0.6 : 0.35),
    wall: mood === 'night' ? mix(palette.ink, a, 0.3) : mix(palette.light, a, 0.16),
    floor: mood === 'night' ? mix(palette.ink, b, 0.16) : mix(palette.light, b, 0.42),
    a,
    b,
    c,
    d,
  }
}

/** Three depths of land, cooler and darker towards the front. */
function distances(palette: Palette, coolest: string, ground: string, night: boolean) {
  const base = night ? mix(palette.ink, coolest, 0.35) : ground
  const depth = (share: number) => mix(base, mix(coolest, palette.ink, night ? 0.35 : 0.05), share)
  return [depth(0.3), depth(0.55), depth(0.8)] as const
}

function plantColours(
  palette: Palette,
  greenest: string,
  coolest: string,
  off: (colour: string, gap: number) => string,
  night: boolean,
) {
  return {
    leaf: off(mix(greenest, coolest, 0.2), 0.1),
    leafDark: mix(greenest, palette.ink, night ? 0.62 : 0.45),
    leafLight: off(mix(greenest, palette.light, 0.45), 0.08),
  }
}

export function colourOf(colours: Colours, shape: Pick<Shape, 'slot' | 'tone'>): string {
  return shape.tone === 0 ? colours[shape.slot] : adjust(colours[shape.slot], shape.tone)
}

function groundFor(palette: Palette, mood: Mood, groundTaste: number, random: Random): string {
  if (mood === 'night') {
    const coolest = sortByHue(palette.tones, COOL)[0] ?? palette.ink
    return mix(palette.ink, coolest, random.between(0.08, 0.3))
  }
  const grounds = groundsOf(palette, mood)
  // The one this artist likes best, or the next.
  return itemAt(grounds, Math.floor(groundTaste * grounds.length) + random.whole(0, 1))
}

function groundsOf(palette: Palette, mood: Exclude<Mood, 'night'>): readonly string[] {
  const { paper, light, ink, tones } = palette
  const [lightest = light, second = light] = [...tones].sort(
    (one, other) => lightnessOf(other) - lightnessOf(one),
  )
  const warmest = sortByHue(tones, WARM)[0] ?? lightest
  const coolest = sortByHue(tones, COOL)[0] ?? second
  if (mood === 'dusk') return [mix(warmest, light, 0.35), lightest, mix(warmest, lightest, 0.5)]
  if (mood === 'bold') return [...tones, mix(ink, coolest, 0.3)]
  if (mood === 'paper') return [paper, light, mix(paper, light, 0.5)]
  return [light, paper, mix(paper, lightest, 0.55), mix(paper, coolest, 0.38), mix(light, second, 0.35)]
}

function peopleColours(palette: Palette, warmest: string, random: Random) {
  const skins = random.shuffle(SKINS).map((skin) => mix(skin, warmest, 0.1))
  const hairs = random.shuffle([
    palette.ink,
    mix(palette.ink, '#000000', 0.3),
    mix(palette.ink, warmest, 0.45),
    mix('#7a4a2a', palette.ink, 0.3),
    mix('#d9a05b', warmest, 0.25),
    mix('#a7a29b', palette.paper, 0.3),
    mix('#b5502a', warmest, 0.2),
  ])
  const [skin0 = '', skin1 = '', skin2 = '', skin3 = ''] = skins
  const hair = (index: number, skin: string) => standOff(hairs[index] ?? palette.ink, skin, 0.12)
  return {
    skin0,
    skin1,
    skin2,
    skin3,
    hair0: hair(0, skin0),
    hair1: hair(1, skin1),
    hair2: hair(2, skin2),
    hair3: hair(3, skin3),
    blush: mix(warmest, '#ee7468', 0.5),
  }
}

function sortByHue(colours: readonly string[], hue: number): string[] {
  return [...colours].sort((one, other) => hueDistance(one, hue) - hueDistance(other, hue))
}
