import { rectangle } from '../../core/geometry.ts'
import { cut } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { clouds, ground, skyLight } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import { car, tram } from '../../parts/vehicles.ts'
import { cyclist } from '../people/cyclists.ts'
import { ANY, type Composition } from '../piece.ts'
import { passersBy, skyline, WALLS } from './city-parts.ts'

const VEHICLES = {
  tram: ['einer Straßenbahn', 'a tram'],
  car: ['einem kleinen Auto', 'a small car'],
  bike: ['einem Rad', 'a bicycle'],
} as const

export const tramStop: Composition = (random) => {
  const night = random.chance(0.35)
  const vehicle = random.pick(['tram', 'car', 'bike'] as const)
  const [de, en] = VEHICLES[vehicle]
  return {
    mood: night ? 'night' : random.pick(['day', 'dusk'] as const),
    format: random.pick(ANY),
    words: {
      title: random.pick(
        night
          ? [
              ['Letzte Bahn', 'Last tram home'],
              ['Nachtschicht', 'Night shift'],
            ]
          : [
              ['Zwischen zwei Terminen', 'Between two meetings'],
              ['Halb neun in der Stadt', 'Half past eight in town'],
              ['Hauptstraße', 'High street'],
            ],
      ),
      alt: [
        `Belebte Straße${night ? ' bei Nacht' : ''} mit ${de}, Passanten und hohen Häusern`,
        `Busy street${night ? ' at night' : ''} with ${en}, passers-by and tall buildings`,
      ],
      keywords: [
        ['Stadt', 'city'],
        ['Straße', 'street'],
        ['Alltag', 'everyday life'],
        ['Verkehr', 'traffic'],
      ],
    },
    draw(stage) {
      drawStreet(stage, night, vehicle)
    },
  }
}

function drawStreet(stage: Stage, night: boolean, vehicle: keyof typeof VEHICLES): void {
  const { width, height, random: chance, scene } = stage
  ground(stage)
  skyLight(stage, width * chance.between(0.2, 0.8), height * 0.18)
  if (!night) clouds(stage, 3)
  const base = height * 0.8
  skyline(stage, base, ['far'], height * 0.42, height * 0.62, false)
  skyline(stage, base, ['mid', 'far', 'near'], height * 0.28, height * 0.46, true)
  skyline(stage, base, WALLS, height * 0.14, height * 0.34, true)
  cut(scene, rectangle(-BLEED, base, width + 2 * BLEED, height), 'front')
  cut(scene, rectangle(-BLEED, base + height * 0.1, width + 2 * BLEED, height), 'light')
  for (const share of [0.1, 0.5, 0.88])
    anyTree(stage, width * (share + chance.swing() * 0.06), base + 8, height * chance.between(0.14, 0.22))
  if (vehicle === 'tram')
    tram(
      stage,
      width * chance.between(0.35, 0.6),
      base + height * 0.09,
      width * 0.46,
      chance.pick(['bloom', 'sun', 'b'] as const),
    )
  if (vehicle === 'car')
    car(
      stage,
      width * chance.between(0.3, 0.7),
      base + height * 0.085,
      width * 0.26,
      chance.pick(['a', 'bloom'] as const),
      chance.chance(0.5),
    )
  if (vehicle === 'bike') cyclist(stage, width * 0.5, base + height * 0.09, height * 0.24, 1)
  passersBy(stage, height * 0.965, height * 0.22, width > height ? 4 : 3)
}
