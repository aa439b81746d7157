import { oklabOf, type Rgb } from '../core/colour.ts'

/** The German word is a stem that every ending fits; both are words a reader sees a colour by. */
export const COLOURS = {
  black: ['schwarz', 'black'],
  darkGrey: ['dunkelgrau', 'dark grey'],
  grey: ['grau', 'grey'],
  lightGrey: ['hellgrau', 'light grey'],
  white: ['weiß', 'white'],
  cream: ['cremeweiß', 'cream'],
  beige: ['sandfarben', 'beige'],
  brown: ['braun', 'brown'],
  darkBrown: ['dunkelbraun', 'dark brown'],
  red: ['rot', 'red'],
  darkRed: ['weinrot', 'dark red'],
  rust: ['rostrot', 'rust-red'],
  salmon: ['lachsfarben', 'salmon pink'],
  pink: ['pinkfarben', 'bright pink'],
  paleRose: ['rosafarben', 'pale pink'],
  orange: ['orangefarben', 'orange'],
  apricot: ['aprikosenfarben', 'apricot'],
  yellow: ['gelb', 'yellow'],
  paleYellow: ['hellgelb', 'pale yellow'],
  ochre: ['ockergelb', 'ochre'],
  olive: ['olivgrün', 'olive green'],
  paleGreen: ['hellgrün', 'pale green'],
  green: ['grün', 'green'],
  darkGreen: ['dunkelgrün', 'dark green'],
  paleTeal: ['mintgrün', 'mint green'],
  teal: ['türkisgrün', 'turquoise'],
  darkTeal: ['petrolblau', 'dark teal'],
  paleBlue: ['hellblau', 'light blue'],
  blue: ['blau', 'blue'],
  darkBlue: ['dunkelblau', 'dark blue'],
  lilac: ['fliederfarben', 'lilac'],
  violet: ['violett', 'purple'],
  darkViolet: ['dunkelviolett', 'dark purple'],
} as const satisfies Record<string, readonly [de: string, en: string]>

export type ColourName = keyof typeof COLOURS

/** From which hue on, in degrees, and from which lightness down; the first that fits. */
type Step = readonly [least: number, name: ColourName]

/** By lightness, from light to dark. */
const GREYS: readonly Step[] = [
  [0.93, 'white'],
  [0.8, 'lightGrey'],
  [0.5, 'grey'],
  [0.29, 'darkGrey'],
  [0, 'black'],
]
/** Up to which hue, and the names of that part of the circle by lightness. */
const HUES: readonly (readonly [upTo: number, steps: readonly Step[]])[] = [
  [
    12,
    [
      [0.8, 'paleRose'],
      [0.5, 'pink'],
      [0, 'darkRed'],
    ],
  ],
  [
    38,
    [
      [0.84, 'paleRose'],
      [0.68, 'salmon'],
      [0.48, 'red'],
      [0, 'darkRed'],
    ],
  ],
  [
    52,
    [
      [0.84, 'apricot'],
      [0.74, 'salmon'],
      [0.6, 'orange'],
      [0.42, 'rust'],
      [0, 'darkBrown'],
    ],
  ],
  [
    76,
    [
      [0.82, 'apricot'],
      [0.62, 'orange'],
      [0.4, 'brown'],
      [0, 'darkBrown'],
    ],
  ],
  [
    112,
    [
      [0.91, 'paleYellow'],
      [0.78, 'yellow'],
      [0.6, 'ochre'],
      [0, 'olive'],
    ],
  ],
  [
    165,
    [
      [0.8, 'paleGreen'],
      [0.46, 'green'],
      [0, 'darkGreen'],
    ],
  ],
  [
    215,
    [
      [0.8, 'paleTeal'],
      [0.5, 'teal'],
      [0, 'darkTeal'],
    ],
  ],
  [
    282,
    [
      [0.72, 'paleBlue'],
      [0.44, 'blue'],
      [0, 'darkBlue'],
    ],
  ],
  [
    332,
    [
      [0.68, 'lilac'],
      [0.4, 'violet'],
      [0, 'darkViolet'],
    ],
  ],
  [
    360,
    [
      [0.8, 'paleRose'],
      [0.5, 'pink'],
      [0, 'darkRed'],
    ],
  ],
]
/** Below it a colour reads as a grey; warm light ones read as cream or sand a little longer. */
const GREY_CHROMA = 0.028
const SAND_CHROMA = 0.075
const DARK = 0.2

/** What a reader would call a colour. */
export function nameOf(rgb: Rgb): ColourName {
  const [lightness, a, b] = oklabOf(rgb)
  const chroma = Math.hypot(a, b)
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  if (lightness < DARK) return 'black'
  const isWarm = hue > 45 && hue < 112
  if (isWarm && chroma < SAND_CHROMA && lightness > 0.62 && chroma > 0.012) {
    if (lightness > 0.9) return 'cream'
    return chroma > GREY_CHROMA ? 'beige' : stepAt(GREYS, lightness)
  }
  if (isWarm && chroma < SAND_CHROMA && chroma > GREY_CHROMA) return lightness > 0.36 ? 'brown' : 'darkBrown'
  if (chroma < GREY_CHROMA) return stepAt(GREYS, lightness)
  const steps = HUES.find(([upTo]) => hue < upTo)?.[1] ?? GREYS
  return stepAt(steps, lightness)
}

function stepAt(steps: readonly Step[], lightness: number): ColourName {
  return steps.find(([least]) => lightness >= least)?.[1] ?? 'black'
}
