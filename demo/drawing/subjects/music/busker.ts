import { songbird } from '../../animals/birds.ts'
import { ellipse, type Point, rectangle, steps } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { ground } from '../../parts/sky.ts'
import { outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, TALL } from '../piece.ts'
import { KEYWORDS, notes, player } from './music-parts.ts'

export const busker: Composition = (random) => {
  const instrument = random.pick(['guitar', 'cello', 'trumpet'] as const)
  const names: Record<typeof instrument, Both> = {
    guitar: ['Gitarre', 'guitar'],
    cello: ['Cello', 'cello'],
    trumpet: ['Trompete', 'trumpet'],
  }
  return {
    mood: random.pick(['paper', 'bold', 'dusk', 'day'] as const),
    format: random.pick(TALL),
    words: {
      title: random.pick<Both>([
        [`Solo für ${names[instrument][0]}`, `Solo for ${names[instrument][1]}`],
        ['Etüde', 'Étude'],
        ['Wer zuhört', 'Those who listen'],
      ]),
      alt: [
        `Eine Person spielt ${names[instrument][0]}, aus den Tönen werden Blätter und Vögel`,
        `A person plays the ${names[instrument][1]}, the notes turning into leaves and birds`,
      ],
      keywords: [...KEYWORDS, names[instrument], ['Solo', 'solo']],
    },
    draw: (stage) => drawBusker(stage, instrument),
  }
}

function drawBusker(stage: Stage, instrument: 'guitar' | 'cello' | 'trumpet'): void {
  const { width, height, scene } = stage
  ground(stage)
  fill(scene, ellipse(width * 0.5, height * 0.5, Math.min(width, height) * 0.42), 'far')
  cut(scene, rectangle(-BLEED, height * 0.88, width + 2 * BLEED, height), 'floor')
  if (instrument === 'cello')
    cut(scene, rectangle(width * 0.33, height * 0.78, width * 0.16, height * 0.13), 'trunk')
  player(stage, instrument, {
    x: width * 0.42,
    y: height * 0.92,
    height: height * (instrument === 'cello' ? 0.7 : 0.6),
    outfit: outfitOf(stage, 0),
  })
  for (let swirl = 0; swirl < 3; swirl++) {
    const path = steps(
      12,
      (share): Point => [
        width * (0.58 + share * 0.4),
        height * (0.46 - swirl * 0.1 - share * 0.22) + Math.sin(share * 9 + swirl) * 26,
      ],
    )
    line(scene, path, 'leafDark', 4)
    for (const [index, [x, y]] of path.entries())
      fill(scene, leaf([x, y], index % 2 ? -1.2 : 1.1, 52, 24), index % 3 ? 'leaf' : 'bloom')
  }
  songbird(stage, width * 0.84, height * 0.3, width * 0.16, true, 'a', 'c')
  songbird(stage, width * 0.16, height * 0.88, width * 0.15, false, 'd', 'b')
  notes(stage, width * 0.76, height * 0.44, 5, width * 0.2)
}
