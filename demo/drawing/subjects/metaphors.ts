import { ellipse, rectangle } from '../core/geometry.ts'
import { cut, fill, named } from '../core/scene.ts'
import { BLEED } from '../core/stage.ts'
import { ground, stars } from '../parts/sky.ts'
import { VESSELS, type VesselName } from './metaphor-vessels.ts'
import { WORLDS, type WorldName } from './metaphor-worlds.ts'
import { type Both, type Composition, keysOf, SQUARE, TALL } from './piece.ts'

/** Thirty metaphors, each with a title of its own: what it means that this comes out of that. */
const TITLES: Record<VesselName, Record<WorldName, Both>> = {
  cup: {
    sea: ['Sturm in der Tasse', 'Storm in a teacup'],
    garden: ['Morgenröte mit Milch', 'Dawn with milk'],
    city: ['Erst mal Kaffee', 'Coffee first'],
    sky: ['Schlaflos', 'Sleepless'],
    mountains: ['Höhenlage', 'Grown at altitude'],
  },
  book: {
    sea: ['Lesefluss', 'In the flow'],
    garden: ['Blätterwald', 'Leafing through'],
    city: ['Stadtgespräch', 'Talk of the town'],
    sky: ['Weltliteratur', 'Universal literature'],
    mountains: ['Spannungsbogen', 'Rising action'],
  },
  laptop: {
    sea: ['Datenmeer', 'Sea of data'],
    garden: ['Bildschirmpause', 'Screen break'],
    city: ['Smart City', 'Smart city'],
    sky: ['In der Cloud', 'In the cloud'],
    mountains: ['Arbeitsberg', 'A mountain of work'],
  },
  suitcase: {
    sea: ['Handgepäck', 'Hand luggage'],
    garden: ['Wurzeln mitnehmen', 'Taking roots along'],
    city: ['Umzug', 'Moving house'],
    sky: ['Fernweh', 'Wanderlust'],
    mountains: ['Leichtes Gepäck', 'Travelling light'],
  },
  head: {
    sea: ['Kopf über Wasser', 'Head above water'],
    garden: ['Kopfgarten', 'Head garden'],
    city: ['Viel los da oben', 'Busy up there'],
    sky: ['Höhenflug', 'Flight of fancy'],
    mountains: ['Bergwerk der Gedanken', 'Mountains of thought'],
  },
  pot: {
    sea: ['Topf voller Küste', 'A pot of coastline'],
    garden: ['Übertopf', 'Outgrown'],
    city: ['Stadtgrün', 'Urban growth'],
    sky: ['Zieht zum Licht', 'Growing towards the light'],
    mountains: ['Kleiner Anfang', 'Small beginnings'],
  },
}

/** A thing and the world it holds: the idea is in the pair. */
function metaphorOf(vesselName: VesselName): Composition {
  return (random) => {
    const worldName = random.pick(keysOf(WORLDS))
    const [vessel, world] = [VESSELS[vesselName], WORLDS[worldName]]
    return {
      mood:
        worldName === 'sky'
          ? random.pick(['day', 'bold', 'dusk'] as const)
          : random.pick(['paper', 'bold', 'day', 'dusk', 'night'] as const),
      format: random.pick([...TALL, SQUARE]),
      words: {
        title: TITLES[vesselName][worldName],
        alt: [
          `${vessel.outOf[0]} ${germanVerbFirst(world.grows[0])}`,
          `${world.grows[1]} ${vessel.outOf[1]}`,
        ],
        keywords: [
          ['Editorial', 'editorial'],
          ['Idee', 'idea'],
          ['Metapher', 'metaphor'],
          vessel.keyword,
          world.keyword,
        ],
      },
      draw(stage) {
        const { width, height, scene } = stage
        ground(stage)
        if (stage.night) stars(stage, 30, height)
        fill(scene, ellipse(width / 2, height * 0.46, Math.min(width, height) * 0.43), 'far')
        const size = Math.min(width * 0.52, height * 0.46)
        const [x, y] = [width / 2, height * 0.88]
        if (vesselName !== 'head')
          cut(scene, rectangle(-BLEED, height * 0.84, width + 2 * BLEED, height), 'floor')
        named(scene, vesselName, () => vessel.drawBehind(stage, x, y, size))
        named(scene, `world-${worldName}`, () => world.draw(stage, vessel.opening(x, y, size)))
        named(scene, vesselName, () => vessel.drawFront(stage, x, y, size))
      },
    }
  }
}

/** "ein Meer steigt" becomes "steigt ein Meer", as the sentence begins with where from. */
function germanVerbFirst(clause: string): string {
  const words = clause.split(' ')
  const verb = words.pop() ?? ''
  return `${verb} ${words.join(' ')}`
}

export const metaphors: readonly Composition[] = keysOf(VESSELS).map(metaphorOf)
