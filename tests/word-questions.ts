/** What buyers type, and the tags of which a work should have one: English keywords, as catalogues give them. */
export const WORD_QUESTIONS = `
Hund: dog
Hunde: dog
Katze: cat
Pferd: horse
Kuh: cow
Vogel: bird
Vögel: bird
Fisch: fish
Wal: whale
Hai: shark
Schmetterling: butterfly
Insekten: insect
Spinne: spider
Bär: bear
Löwe: lion
Fuchs im Schnee: fox
Tiere: animal, horse, dog, cat, bird, fish
Bauernhof: farm
Wald: forest
Waelder: forest
Baum: tree, palm
Blumen: flower
Rose: rose
Pflanzen: plant, tree, flower
Pilz: mushroom
Obst: fruit
Gemüse: vegetable, pumpkin, salad, leek, mushroom
Kuchen: cake
Essen: food, cheese
Kaffee: coffee
Wein: wine
Haus: house
rotes Haus: house
Gebäude: building, castle, house, tower
Turm: tower
Burg: castle
Brücke: bridge
Stadt: city
Schiff: ship, boat
Schiff im Sturm: ship, boat
Auto: car, van
schnelles Auto: car, van
Fahrrad: bicycle
Zug: train, tram
Flugzeug: aeroplane
Fahrzeuge: vehicle, ship, boat, train, bicycle, plane, balloon
Mond: moon
Sterne: star
Himmel: sky, star, moon, sun, cloud
Meer: sea, ocean
Berge: mountain
Winter: winter, snow
Weihnachten: christmas
Ostern: easter
Hochzeit: wedding
Geburtstag: birthday
Portrait: portrait
Frau: woman
Kinder: child, girl, baby, boy
Familie: family
traurig: sad
Arzt: doctor
Lehrer: teacher
Sport: sport
Musik: music
Werkzeug: tool, brush
Möbel: furniture
Kleidung: clothes, hat, shoe, dress
Hut: hat
Schuhe: shoe
Computer: computer
Spielzeug: toy, ball
Märchen: fairy tale, princess, witch, knight
Drachen: dragon, kite
Roboter: robot
Schmeterling: butterfly
Leuchtturm: lighthouse
Nachthimmel: night, sky
Lettering: lettering
dog: dog
dogs: dog
cats: cat
horse: horse
bird: bird
fish: fish
bees: bee
mice: mouse
monkeys: monkey
animals: animal, horse, dog, cat, bird, fish
forest: forest
trees: tree, palm
sunflower: sunflower
plant: plant, tree, flower
fruit: fruit
food: food, cheese
bread: bread
drinks: drink
red house: house
old house: house
lighthouse: lighthouse
castle: castle
ship in a storm: ship, boat
boat: boat
car: car, van
bike: bicycle
airplane: aeroplane
moon: moon
rainbow: rainbow
umbrella: umbrella
christmas: christmas
snowman: snowman
halloween: halloween
woman: woman
children: child, girl, baby
happy: happy
doctor: doctor
fireman: firefighter
soccer: football
guitar: guitar
tools: tool, brush
hat: hat
boots: boot
laptop: laptop
teddy: teddy bear
pirate: pirate
dragon: dragon
globe: globe
map: map
elefant: elephant
ghost: ghost
`
  .trim()
  .split('\n')
  .map((line) => {
    const [question = '', tags = ''] = line.split(': ')
    return { question, tags: tags.split(', ') }
  })

/** What the questions should reach. */
export const LEAST_PRECISION = 0.92
export const MOST_NOTHING_FOUND = 0.01
/** As many as stand on the first page. */
const FIRST = 10

export type WordFigures = {
  /** Of the first ten that are found, the share that has a tag that was asked for; over the questions that any work answers. */
  precision: number
  /** The share of those questions that find nothing. */
  nothing: number
  asked: number
  /** Those that found less than half, with what they got right. */
  worst: string[]
}

/** Asks all questions for which the catalogue has anything. */
export async function askWords(
  find: (question: string) => Promise<readonly (readonly string[])[]> | readonly (readonly string[])[],
  allTags: ReadonlySet<string>,
): Promise<WordFigures> {
  const results: { question: string; share: number; found: number }[] = []
  for (const { question, tags } of WORD_QUESTIONS) {
    if (!tags.some((tag) => allTags.has(tag))) continue
    const first = (await find(question)).slice(0, FIRST)
    const right = first.filter((own) => own.some((tag) => tags.includes(tag))).length
    results.push({ question, share: first.length === 0 ? 0 : right / first.length, found: first.length })
  }
  return {
    precision: results.reduce((sum, { share }) => sum + share, 0) / results.length,
    nothing: results.filter(({ found }) => found === 0).length / results.length,
    asked: results.length,
    worst: results.filter(({ share }) => share < 0.9).map(({ question, share }) => `${question} ${share}`),
  }
}
