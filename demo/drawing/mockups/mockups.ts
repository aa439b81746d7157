import { readFileSync } from 'node:fs'
import type { Point } from '../core/geometry.ts'
import type { Both, Words } from '../subjects/piece.ts'

/** Where works are seen in use: each is a scene in an SVG file of that name, beside this one. */
export const USES = ['cover', 'poster', 'pack', 'app', 'mural', 'magazine', 'bag', 'record'] as const
export type Use = (typeof USES)[number]

type Size = { width: number; height: number }
/** All that a scene's file says. The face is a sheet of its own that bears the work, later seen in perspective. */
type Scene = Size &
  Record<'defs' | 'behind' | 'front' | 'svg', string> & {
    words: Words
    face: Size
    corners: Point[]
    place: Size & { x: number; y: number }
  }

const SCENE =
  /viewBox="0 0 (?<size>.*)">\s*<title>(?<title>.*)<\/title>\s*<desc>(?<alt>.*)<\/desc>\s*<metadata>(?<keywords>.*)<\/metadata>\s*(?<defs><defs>[\s\S]*<\/defs>)(?<behind>[\s\S]*)<!-- face (?<face>.*) at (?<corners>.*) work (?<place>.*) -->(?<svg>[\s\S]*)<!-- front -->(?<front>[\s\S]*)<\/svg>/
const LONGEST_SIDE = 2400
const scenes = new Map<Use, Scene>()

export function sceneOf(use: Use): Scene {
  const scene = scenes.get(use) ?? parseScene(readFileSync(new URL(`./${use}.svg`, import.meta.url), 'utf8'))
  scenes.set(use, scene)
  return scene
}

function parseScene(file: string): Scene {
  const found = SCENE.exec(file)?.groups ?? {}
  const { title = '', alt = '', keywords = '', defs = '', behind = '', svg = '', front = '' } = found
  const words = { title: both(title), alt: both(alt), keywords: keywords.split('; ').map(both) }
  const numbers = (name: string) => (found[name] ?? '').split(' ').map(Number)
  const [x = 0, y = 0, ...place] = numbers('place')
  const corners = numbers('corners')
  return {
    ...{ words, defs, behind, svg, front, ...sized(numbers('size')), face: sized(numbers('face')) },
    corners: [0, 2, 4, 6].map((at): Point => [corners[at] ?? 0, corners[at + 1] ?? 0]),
    place: { x, y, ...sized(place) },
  }
}

function sized([width = 0, height = 0]: number[]): Size {
  return { width, height }
}

function both(text: string): Both {
  const [german = '', english = ''] = text.split(' | ')
  return [german, english]
}

export function sizeOfMockup(use: Use): Size {
  const { width, height } = sceneOf(use)
  const scale = LONGEST_SIDE / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Says what bears the work and where, then what the work shows. */
export function wordsInUse(use: Use, { title, alt, keywords }: Words): Words {
  const { words } = sceneOf(use)
  const shown = `${alt[1].charAt(0).toLowerCase()}${alt[1].slice(1)}`
  return {
    title: [`${words.title[0]} „${title[0]}“`, `${words.title[1]} “${title[1]}”`],
    alt: [`${words.alt[0]}, darauf: ${alt[0]}`, `${words.alt[1]}: ${shown}`],
    keywords: [...words.keywords, ...keywords],
  }
}
