import type { Slot } from '../core/scene.ts'

/** How a four-legged animal is built, in units of a body 100 long. */
export type Species = {
  /** Shoulder height: how long the legs are below the chest. */
  legs: number
  legWidth: number
  /** Thickness of rump, belly and chest. */
  trunk: readonly [rump: number, belly: number, chest: number]
  neck: readonly [length: number, degrees: number, root: number, top: number]
  /** Length of the head and its widths from skull to nose. */
  head: readonly [length: number, skull: number, cheek: number, muzzle: number, nose: number]
  ears: 'pointed' | 'round' | 'long' | 'floppy' | 'huge' | 'small'
  tail: 'bush' | 'thin' | 'stub' | 'horse' | 'curl' | 'tuft'
  feet: 'paw' | 'hoof' | 'block'
  extra:
    | 'none'
    | 'antlers'
    | 'mane'
    | 'horn'
    | 'ruff'
    | 'humps'
    | 'tusks'
    | 'wool'
    | 'spots'
    | 'mask'
    | 'stripes'
    | 'horns'
    | 'patches'
  slots: readonly Slot[]
}

export const SPECIES = {
  fox: {
    legs: 34,
    legWidth: 9,
    trunk: [26, 24, 28],
    neck: [20, -48, 22, 17],
    head: [26, 20, 18, 8, 4],
    ears: 'pointed',
    tail: 'bush',
    feet: 'paw',
    extra: 'mask',
    slots: ['bloom', 'a'],
  },
  wolf: {
    legs: 42,
    legWidth: 11,
    trunk: [30, 28, 38],
    neck: [24, -38, 32, 22],
    head: [30, 22, 20, 11, 6],
    ears: 'pointed',
    tail: 'bush',
    feet: 'paw',
    extra: 'mask',
    slots: ['d', 'near'],
  },
  deer: {
    legs: 60,
    legWidth: 8,
    trunk: [32, 30, 34],
    neck: [44, -62, 24, 13],
    head: [26, 15, 14, 8, 6],
    ears: 'long',
    tail: 'stub',
    feet: 'hoof',
    extra: 'antlers',
    slots: ['bloomToo', 'a', 'c'],
  },
  horse: {
    legs: 58,
    legWidth: 10,
    trunk: [38, 36, 42],
    neck: [46, -50, 34, 19],
    head: [36, 19, 18, 12, 10],
    ears: 'small',
    tail: 'horse',
    feet: 'hoof',
    extra: 'mane',
    slots: ['b', 'a', 'c'],
  },
  bear: {
    legs: 32,
    legWidth: 19,
    trunk: [54, 56, 60],
    neck: [20, -12, 48, 36],
    head: [30, 34, 30, 16, 10],
    ears: 'round',
    tail: 'stub',
    feet: 'block',
    extra: 'none',
    slots: ['trunk', 'b', 'd'],
  },
  elephant: {
    legs: 44,
    legWidth: 21,
    trunk: [60, 66, 66],
    neck: [14, -16, 52, 44],
    head: [26, 44, 38, 20, 16],
    ears: 'huge',
    tail: 'tuft',
    feet: 'block',
    extra: 'tusks',
    slots: ['d', 'b', 'mid'],
  },
  giraffe: {
    legs: 84,
    legWidth: 9,
    trunk: [34, 36, 42],
    neck: [118, -66, 32, 14],
    head: [28, 16, 14, 9, 8],
    ears: 'small',
    tail: 'tuft',
    feet: 'hoof',
    extra: 'spots',
    slots: ['sun', 'c'],
  },
  sheep: {
    legs: 26,
    legWidth: 7,
    trunk: [50, 52, 50],
    neck: [14, -32, 32, 20],
    head: [24, 16, 15, 10, 8],
    ears: 'floppy',
    tail: 'stub',
    feet: 'hoof',
    extra: 'wool',
    slots: ['white', 'light'],
  },
  cow: {
    legs: 40,
    legWidth: 11,
    trunk: [46, 48, 48],
    neck: [24, -18, 36, 24],
    head: [32, 22, 20, 15, 13],
    ears: 'floppy',
    tail: 'tuft',
    feet: 'hoof',
    extra: 'patches',
    slots: ['white', 'c'],
  },
  tiger: {
    legs: 36,
    legWidth: 14,
    trunk: [34, 34, 40],
    neck: [18, -22, 34, 28],
    head: [26, 30, 27, 16, 9],
    ears: 'round',
    tail: 'thin',
    feet: 'paw',
    extra: 'stripes',
    slots: ['sun', 'bloom'],
  },
  dog: {
    legs: 36,
    legWidth: 10,
    trunk: [28, 26, 34],
    neck: [22, -52, 24, 18],
    head: [26, 20, 18, 12, 8],
    ears: 'floppy',
    tail: 'curl',
    feet: 'paw',
    extra: 'patches',
    slots: ['bloomToo', 'c', 'white'],
  },
  goat: {
    legs: 40,
    legWidth: 8,
    trunk: [34, 36, 36],
    neck: [24, -46, 24, 15],
    head: [24, 15, 14, 9, 7],
    ears: 'floppy',
    tail: 'stub',
    feet: 'hoof',
    extra: 'horns',
    slots: ['white', 'd', 'c'],
  },
  camel: {
    legs: 64,
    legWidth: 9,
    trunk: [38, 40, 42],
    neck: [52, -34, 30, 15],
    head: [28, 17, 16, 12, 10],
    ears: 'small',
    tail: 'tuft',
    feet: 'block',
    extra: 'humps',
    slots: ['sun', 'c', 'trunk'],
  },
  lion: {
    legs: 38,
    legWidth: 13,
    trunk: [34, 34, 42],
    neck: [20, -34, 36, 28],
    head: [26, 28, 26, 17, 10],
    ears: 'round',
    tail: 'tuft',
    feet: 'paw',
    extra: 'ruff',
    slots: ['sun'],
  },
  unicorn: {
    legs: 58,
    legWidth: 10,
    trunk: [38, 36, 42],
    neck: [46, -50, 34, 19],
    head: [36, 19, 18, 12, 10],
    ears: 'small',
    tail: 'horse',
    feet: 'hoof',
    extra: 'horn',
    slots: ['white'],
  },
} as const satisfies Record<string, Species>

export type SpeciesName = keyof typeof SPECIES
