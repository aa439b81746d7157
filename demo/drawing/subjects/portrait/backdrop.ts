import { ellipse, polar, rectangle, TURN } from '../../core/geometry.ts'
import { cut, fill } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { patternOver } from '../../parts/patterns.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'

/** Behind a head: a disc, rays, stripes, leaves or nothing but colour. */
export function backdrop(stage: Stage): void {
  const { scene, width, height, random, hand } = stage
  ground(stage)
  const kind = random.pick(['disc', 'rays', 'pattern', 'leaves', 'plain', 'halves'] as const)
  const size = Math.min(width, height)
  if (kind === 'disc') fill(scene, ellipse(width / 2, height * 0.44, size * 0.4), 'sun')
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
