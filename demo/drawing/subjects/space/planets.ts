import { ellipse, type Point } from '../../core/geometry.ts'
import { line, place } from '../../core/scene.ts'
import { rocket } from '../../parts/aircraft.ts'
import { ANY, type Both, type Composition } from '../piece.ts'
import { KEYWORDS, planet, spaceDrift } from './space-parts.ts'

export const planets: Composition = (random) => ({
  mood: 'night',
  format: random.pick(ANY),
  words: {
    title: random.pick<Both>([
      ['Nachbarschaft im All', 'The neighbourhood in space'],
      ['Umlaufbahn', 'Orbit'],
      ['Kugelstoßen', 'Game of spheres'],
    ]),
    alt: [
      'Gemusterte Planeten mit Ringen und Monden, eine Rakete fliegt zwischen ihnen hindurch',
      'Patterned planets with rings and moons, a rocket flying between them',
    ],
    keywords: [...KEYWORDS, ['Planeten', 'planets'], ['Rakete', 'rocket']],
  },
  draw(stage) {
    const { width, height, random: chance, scene } = stage
    spaceDrift(stage)
    const size = Math.min(width, height)
    const centre: Point = [width * 0.1, height * 1.05]
    for (let orbit = 1; orbit < 5; orbit++) {
      const circle = ellipse(centre[0], centre[1], size * orbit * 0.3)
      line(scene, [...circle, ...circle.slice(0, 1)], 'far', 2.4)
    }
    planet(stage, width * 0.68, height * 0.36, size * 0.24, chance.pick(['a', 'bloom', 'c'] as const), true)
    planet(stage, width * 0.22, height * 0.22, size * 0.1, 'sun', false)
    planet(stage, width * 0.85, height * 0.82, size * 0.13, 'd', chance.chance(0.5))
    planet(stage, width * 0.16, height * 0.86, size * 0.26, 'b', false)
    place(
      scene,
      { x: width * 0.44, y: height * 0.66, scale: size * 0.0034, turn: chance.between(0.4, 0.9) },
      () => rocket(stage, 'white', 'bloom'),
    )
  },
})
