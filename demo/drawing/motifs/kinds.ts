import type { Both } from '../subjects/piece.ts'

/** Somebody who means any of these also searches for their class; it stands before its members among the cast and the places. */
const KINDS: readonly (readonly [german: string, english: string, members: string])[] = [
  [
    'Tier',
    'animal',
    'fox wolf deer horse bear elephant giraffe sheep cow tiger dog goat cat owl bird heron fish whale octopus jellyfish turtle rabbit hedgehog mouse pig squirrel frog snail bee butterfly spider lion monkey crocodile penguin flamingo parrot duck swan chicken seal shark crab seahorse starfish snake camel bat ladybird',
  ],
  ['Vogel', 'bird', 'owl heron penguin flamingo parrot duck swan chicken'],
  ['Fisch', 'fish', 'shark fish-on-plate'],
  ['Insekt', 'insect', 'bee butterfly ladybird'],
  [
    'Pflanze',
    'plant',
    'fir tree birch palm cypress willow bare-tree bush hedge sunflower tulip poppy daisy rose thistle fern grass reed monstera leaf branch berries ivy cactus-tall cactus potted-plant bouquet',
  ],
  ['Baum', 'tree', 'fir birch palm cypress willow bare-tree'],
  ['Blume', 'flower', 'sunflower tulip poppy daisy rose thistle bouquet'],
  [
    'Essen',
    'food',
    'cake cupcake bread baguette croissant pretzel cheese egg fried-egg pizza burger noodles sushi ice-cream lollipop apple pear lemon orange cherry plum melon pomegranate banana strawberry pineapple avocado carrot tomato aubergine pepper chilli onion garlic mushroom pumpkin radish artichoke fish-on-plate bowl',
  ],
  ['Obst', 'fruit', 'apple pear lemon orange cherry plum melon pomegranate banana strawberry pineapple'],
  [
    'Gemüse',
    'vegetable',
    'carrot tomato aubergine pepper chilli onion garlic mushroom pumpkin radish artichoke',
  ],
  ['Möbel', 'furniture', 'chair armchair sofa stool bed table desk'],
  ['Gebäude', 'building', 'house cottage tower skyscraper church castle lighthouse windmill barn'],
  [
    'Fahrzeug',
    'vehicle',
    'caravan campervan car bus tram train-engine bicycle scooter tractor digger ship sailboat aeroplane helicopter cyclist',
  ],
  ['Boot', 'boat', 'sailboat rowing-boat paper-boat ship'],
  ['Fahrrad', 'bicycle', 'cyclist'],
  ['Märchen', 'fairy tale', 'dragon mermaid unicorn wizard troll fairy witch knight princess walking-house'],
  ['Musik', 'music', 'piano guitar cello drums violin accordion record-player'],
  ['Kleidung', 'clothes', 'hat shoe boot glasses bag'],
  ['Schuh', 'shoe', 'boot'],
  ['Werkzeug', 'tool', 'hammer toolbox scissors brush whisk needle-thread'],
  ['Spielzeug', 'toy', 'ball kite puzzle playing-card dice balloon paper-plane paper-boat'],
  ['Computer', 'computer', 'laptop'],
  ['Winter', 'winter', 'snowman snowflake sledge snow ice'],
  ['Zug', 'train', 'train-engine train station'],
  ['Haus', 'house', 'cottage walking-house barn old-town street'],
  ['Turm', 'tower', 'lighthouse church castle windmill'],
  ['Auto', 'car', 'campervan bus traffic-light caravan'],
  ['Flugzeug', 'aeroplane', 'paper-plane helicopter'],
  ['Wein', 'wine', 'vineyard bottle'],
  ['Burg', 'castle', 'castle sandcastle'],
  ['Brot', 'bread', 'baguette croissant pretzel'],
  ['Kuchen', 'cake', 'cupcake'],
  ['Schirm', 'umbrella', 'parasol'],
  ['Stadt', 'city', 'street old-town skyline rooftop market crossing tram-stop'],
  ['Wald', 'forest', 'birch-wood jungle'],
  ['Berge', 'mountain', 'alps mountain volcano'],
  ['Meer', 'sea', 'sea beach harbour island reef deep-sea underwater'],
  ['Mond', 'moon', 'moon moon-face'],
  ['Sterne', 'star', 'night-sky space star'],
  ['Himmel', 'sky', 'night-sky clouds'],
  ['Schnee', 'snow', 'snow ice'],
  ['Karte', 'map', 'map-paper'],
  ['Erde', 'globe', 'globe earth'],
]

const OF_PART = new Map<string, Both[]>()
for (const [german, english, members] of KINDS)
  for (const name of members.split(' ')) OF_PART.set(name, [...(OF_PART.get(name) ?? []), [german, english]])

/** The classes that a part of the cast or a place belongs to, by its name. */
export function kindsOf(name: string): readonly Both[] {
  return OF_PART.get(name) ?? []
}
