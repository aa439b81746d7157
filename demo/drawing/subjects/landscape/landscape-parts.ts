import type { Stage } from '../../core/stage.ts'
import type { Mood } from '../../hands/colours.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import { clouds, ground, skyLight } from '../../parts/sky.ts'
import type { Both } from '../piece.ts'

const HOURS: Record<'day' | 'dusk' | 'night', Both> = {
  day: ['am Mittag', 'at noon'],
  dusk: ['am Abend', 'in the evening'],
  night: ['bei Nacht', 'at night'],
}

export function hourOf(mood: Mood): Both {
  return mood === 'dusk' || mood === 'night' ? HOURS[mood] : HOURS.day
}

export function sky(stage: Stage, cloudCount: number): void {
  const { width, height, random } = stage
  ground(stage)
  skyLight(stage, width * random.between(0.18, 0.82), height * random.between(0.15, 0.28))
  if (!stage.night) clouds(stage, cloudCount)
}

export function foreground(stage: Stage, count: number): void {
  const { random, width, height, hand } = stage
  const kinds = random.shuffle(PLANTS.filter((kind) => kind !== 'monstera')).slice(0, 3)
  for (let index = 0; index < count * hand.detail; index++) {
    plant(
      stage,
      random.pick(kinds),
      random.between(0, width),
      height + 15,
      height * random.between(0.1, 0.24),
    )
  }
}
