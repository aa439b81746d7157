import { ellipse, rectangle } from '../core/geometry.ts'
import { cut, fill } from '../core/scene.ts'
import { BLEED } from '../core/stage.ts'
import { ground, stars } from '../parts/sky.ts'
import { VESSELS, type VesselName } from './metaphors/vessels.ts'
import { WORLDS, type WorldName } from './metaphors/worlds.ts'
import { type Both, type Composition, keysOf, SQUARE, TALL } from './piece.ts'

/** Thirty metaphors, each with titles of its own: what it means that this comes out of that. */
const TITLES: Record<VesselName, Record<WorldName, readonly [Both, Both]>> = {
  cup: {
    sea: [
      ['Sturm in der Tasse', 'Storm in a teacup'],
      ['Segeln vor acht', 'Sailing before eight'],
    ],
    garden: [
      ['Morgenröte mit Milch', 'Dawn with milk'],
      ['Frisch aufgebrüht', 'Freshly brewed'],
    ],
    city: [
      ['Erst mal Kaffee', 'Coffee first'],
      ['Die Stadt wird wach', 'The city wakes up'],
    ],
    sky: [
      ['Schlaflos', 'Sleepless'],
      ['Koffeinstart', 'Caffeine lift-off'],
    ],
    mountains: [
      ['Höhenlage', 'Grown at altitude'],
      ['Gipfelkaffee', 'Summit coffee'],
    ],
  },
  book: {
    sea: [
      ['Lesefluss', 'In the flow'],
      ['Mit vollen Seiten', 'Pages to the wind'],
    ],
    garden: [
      ['Blätterwald', 'Leafing through'],
      ['Gelesen, gegossen', 'Read and watered'],
    ],
    city: [
      ['Stadtgespräch', 'Talk of the town'],
      ['Kapitel für Kapitel gebaut', 'Built chapter by chapter'],
    ],
    sky: [
      ['Weltliteratur', 'Universal literature'],
      ['Bis zum letzten Stern', 'To the last star'],
    ],
    mountains: [
      ['Spannungsbogen', 'Rising action'],
      ['Höhepunkt', 'The high point'],
    ],
  },
  laptop: {
    sea: [
      ['Datenmeer', 'Sea of data'],
      ['Online auf See', 'Online at sea'],
    ],
    garden: [
      ['Bildschirmpause', 'Screen break'],
      ['Neue Triebe', 'New shoots'],
    ],
    city: [
      ['Smart City', 'Smart city'],
      ['Stadt im Aufbau', 'City loading'],
    ],
    sky: [
      ['In der Cloud', 'In the cloud'],
      ['Hochgefahren', 'Powered up'],
    ],
    mountains: [
      ['Arbeitsberg', 'A mountain of work'],
      ['Büro mit Bergblick', 'Office with a mountain view'],
    ],
  },
  suitcase: {
    sea: [
      ['Handgepäck', 'Hand luggage'],
      ['Das Meer im Koffer', 'The sea in a suitcase'],
    ],
    garden: [
      ['Wurzeln mitnehmen', 'Taking roots along'],
      ['Reisegarten', 'Travelling garden'],
    ],
    city: [
      ['Umzug', 'Moving house'],
      ['Die ganze Stadt dabei', 'The whole city packed'],
    ],
    sky: [
      ['Fernweh', 'Wanderlust'],
      ['Reiseziel: weiter', 'Destination: further'],
    ],
    mountains: [
      ['Leichtes Gepäck', 'Travelling light'],
      ['Berge versetzen', 'Moving mountains'],
    ],
  },
  head: {
    sea: [
      ['Kopf über Wasser', 'Head above water'],
      ['Gedankenmeer', 'Sea of thoughts'],
    ],
    garden: [
      ['Kopfgarten', 'Head garden'],
      ['Gute Ideen wachsen', 'Good ideas grow'],
    ],
    city: [
      ['Viel los da oben', 'Busy up there'],
      ['Stadt im Kopf', 'A city in mind'],
    ],
    sky: [
      ['Höhenflug', 'Flight of fancy'],
      ['Den Kopf voller Sterne', 'A head full of stars'],
    ],
    mountains: [
      ['Bergwerk der Gedanken', 'Mountains of thought'],
      ['Weitblick', 'The long view'],
    ],
  },
  pot: {
    sea: [
      ['Topf voller Küste', 'A pot of coastline'],
      ['Meer gießen', 'Just add sea'],
    ],
    garden: [
      ['Übertopf', 'Outgrown'],
      ['Alles aus einem Topf', 'All from one pot'],
    ],
    city: [
      ['Stadtgrün', 'Urban growth'],
      ['Stadt aus Samen', 'City from seed'],
    ],
    sky: [
      ['Zieht zum Licht', 'Growing towards the light'],
      ['Sternensaat', 'Star seed'],
    ],
    mountains: [
      ['Kleiner Anfang', 'Small beginnings'],
      ['Topfgebirge', 'Potted mountains'],
    ],
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
        title: random.fork('title').pick(TITLES[vesselName][worldName]),
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
        vessel.drawBehind(stage, x, y, size)
        world.draw(stage, vessel.opening(x, y, size))
        vessel.drawFront(stage, x, y, size)
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
