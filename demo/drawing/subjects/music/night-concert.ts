import { ellipse, path, rectangle } from '../../core/geometry.ts'
import { cut, fill, line } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { plant } from '../../parts/plants.ts'
import { ground, skyLight, stars } from '../../parts/sky.ts'
import { outfitOf } from '../../people/figure.ts'
import { type Both, type Composition, WIDE } from '../piece.ts'
import { KEYWORDS, player } from './music-parts.ts'

export const nightConcert: Composition = (random) => ({
  mood: 'night',
  format: random.pick(WIDE),
  words: {
    title: random.pick<Both>([
      ['Serenade', 'Serenade'],
      ['Freilichtbühne', 'Open-air stage'],
      ['Trio im Grünen', 'Trio in the park'],
    ]),
    alt: [
      'Drei Menschen musizieren nachts in einem Pavillon im Park, ringsum hängen Lampions',
      'Three people make music in a park pavilion at night, lanterns hanging all around',
    ],
    keywords: [...KEYWORDS, ['Park', 'park'], ['Abend', 'evening'], ['Klassik', 'classical']],
  },
  draw: drawNightConcert,
})

function drawNightConcert(stage: Stage): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  stars(stage, 40, height * 0.6)
  skyLight(stage, width * 0.14, height * 0.2, 1.2)
  fill(scene, ellipse(width * 0.06, height * 0.74, width * 0.2, height * 0.26), 'mid')
  fill(scene, ellipse(width * 0.95, height * 0.74, width * 0.22, height * 0.3), 'mid')
  cut(scene, rectangle(-BLEED, height * 0.78, width + 2 * BLEED, height), 'near')
  const [left, right, floor] = [width * 0.22, width * 0.78, height * 0.8]
  cut(scene, rectangle(left, height * 0.36, right - left, floor - height * 0.36), 'glow', { tone: -0.14 })
  cut(scene, path([left - 40, height * 0.37, width / 2, height * 0.12, right + 40, height * 0.37]), 'bloom')
  for (let column = 0; column < 5; column++)
    cut(
      scene,
      rectangle(left + ((right - left) * column) / 4 - 9, height * 0.37, 18, floor - height * 0.37),
      'white',
    )
  cut(scene, rectangle(left - 30, floor - 6, right - left + 60, 30), 'white', { tone: -0.05 })
  for (const [index, instrument] of (['trumpet', 'cello', 'guitar'] as const).entries()) {
    if (instrument === 'cello')
      cut(scene, rectangle(width * 0.44, floor - height * 0.1, width * 0.07, height * 0.1), 'trunk')
    player(stage, instrument, {
      x: width * (0.32 + index * 0.16),
      y: floor,
      height: height * (instrument === 'cello' ? 0.46 : 0.38),
      flip: index === 2,
      outfit: outfitOf(stage, index),
    })
  }
  lanterns(stage)
  for (let index = 0; index < 11; index++)
    plant(
      stage,
      chance.pick(['grass', 'daisy', 'fern'] as const),
      width * chance.next(),
      height * 1.03,
      height * 0.14,
    )
}

function lanterns({ scene, width, height, random: chance }: Stage): void {
  for (let lantern = 0; lantern < 10; lantern++) {
    const x = width * (0.03 + lantern * 0.105)
    const y = height * (0.3 + Math.abs(lantern - 4.5) * 0.025)
    fill(scene, ellipse(x, y, 17, 20), chance.pick(['sun', 'glow', 'bloom', 'a'] as const))
    line(scene, path([x, y - 20, x, y - 34]), 'light', 2)
  }
}
