import { arc, ellipse, polar, rectangle, TURN } from '../../core/geometry.ts'
import { cut, fill } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { patternOver } from '../../parts/patterns.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import { bust, bustOf } from '../../people/bust.ts'
import { type Composition, SQUARE, TALL } from '../piece.ts'
import { KEYWORDS } from './portrait-parts.ts'

/** Behind a head: a disc, an arch, rays, stripes, leaves or nothing but colour. */
export function backdrop(stage: Stage): void {
  const { scene, width, height, random, hand } = stage
  ground(stage)
  const kind = random.pick(['disc', 'arch', 'rays', 'pattern', 'leaves', 'plain', 'halves'] as const)
  const size = Math.min(width, height)
  if (kind === 'disc') fill(scene, ellipse(width / 2, height * 0.44, size * 0.4), 'sun')
  if (kind === 'arch')
    cut(
      scene,
      [
        ...arc(width / 2, height * 0.46, size * 0.4, size * 0.42, 180, 360, 20),
        [width / 2 + size * 0.4, height + BLEED],
        [width / 2 - size * 0.4, height + BLEED],
      ],
      'far',
    )
  if (kind === 'rays')
    for (let ray = 0; ray < 12; ray++)
      cut(
        scene,
        [
          [width / 2, height * 0.45],
          polar([width / 2, height * 0.45], (ray / 12) * TURN, 1500),
          polar([width / 2, height * 0.45], ((ray + 0.5) / 12) * TURN, 1500),
        ],
        'far',
      )
  if (kind === 'pattern')
    patternOver(
      stage,
      cut(scene, rectangle(0, 0, width, height), 'ground'),
      hand.pattern === 'plain' ? 'dots' : hand.pattern,
      'far',
      84,
    )
  if (kind === 'halves') cut(scene, rectangle(width / 2, -BLEED, width + BLEED, height + 2 * BLEED), 'far')
  if (kind === 'leaves')
    for (let index = 0; index < 9; index++)
      plant(
        stage,
        random.pick(PLANTS),
        (width * (index + 0.5)) / 9,
        height * random.between(0.9, 1.05),
        height * random.between(0.55, 0.95),
        { leaf: 'mid', leafToo: 'far' },
      )
}

export const single: Composition = (random) => ({
  mood: random.pick(['paper', 'bold', 'day', 'dusk'] as const),
  format: random.pick([...TALL, SQUARE]),
  words: {
    title: random.pick([
      ['Gegenüber', 'Face to face'],
      ['Sitzung am Dienstag', 'Tuesday sitting'],
      ['Kurz aufgeblickt', 'A glance up'],
      ['Bildnis', 'Likeness'],
    ]),
    alt: [
      'Brustbild einer Person vor einfarbigem Grund, den Blick leicht zur Seite gewandt',
      'Head and shoulders of a person on a plain ground, the gaze slightly averted',
    ],
    keywords: KEYWORDS,
  },
  draw(stage) {
    const { width, height, random: chance } = stage
    backdrop(stage)
    bust(
      stage,
      width / 2,
      height * 0.46,
      Math.min(width, height) * chance.between(0.5, 0.62),
      bustOf(stage, chance.whole(0, 3)),
      chance.chance(0.5),
    )
  },
})
