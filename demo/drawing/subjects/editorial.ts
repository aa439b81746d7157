import { fileURLToPath } from 'node:url'
import type { Stage } from '../core/stage.ts'
import type { Mood } from '../hands/colours.ts'
import type { Motif } from '../motifs/motif.ts'
import { takeOf } from '../motifs/take.ts'
import { type Entry, readEntries } from '../motifs/written.ts'
import { MIND_DRAWINGS } from './editorial/mind.ts'
import { WORK_DRAWINGS } from './editorial/work.ts'
import type { Both } from './piece.ts'

const LIST = fileURLToPath(new URL('../motifs/lists/ideas.txt', import.meta.url))
const DRAWINGS: Readonly<Record<string, (stage: Stage) => void>> = {
  ...WORK_DRAWINGS,
  ...MIND_DRAWINGS,
}
const HOURS: readonly Mood[] = ['day', 'paper', 'bold', 'dusk', 'night']

/** Pictures that tell one thought each, as magazines print them beside an article. */
export function editorialIdeas(): Motif[] {
  return readEntries(LIST).map(motifOf)
}

function motifOf({ title, alt, made: [drawing, keywords], where }: Entry, at: number): Motif {
  const [name = '', ...suited] = drawing.split(' ')
  const draw = DRAWINGS[name]
  if (!draw) throw new Error(`${where}: there is no drawing "${name}".`)
  const times = [
    ...HOURS.filter((hour) => suited.includes(hour)),
    ...HOURS.filter((hour) => !suited.includes(hour)),
  ]
  const words = {
    title,
    alt,
    keywords: [['Editorial', 'editorial'] as const, ...keywords.split(', ').map(bothOf)],
  }
  return (take) => {
    const { time, format } = takeOf(at, take, times.slice(0, 3))
    return { mood: time, format, words, draw }
  }
}

function bothOf(pair: string): Both {
  const [german = '', english = ''] = pair.split('/')
  return [german, english]
}
