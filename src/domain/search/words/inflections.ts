/** No stem is shorter: „Eis“ and "bus" stay what they are. */
const SHORTEST_STEM = 3
/** Endings are removed twice: „Bildern“ becomes „Bild“, and so does „Bilder“. */
const SMALL = 'chen'
const GERMAN_ENDINGS = [SMALL, 'lein', 'ern', 'em', 'er', 'en', 'es', 'e', 'n', 's']
const MOST_ENDINGS = 2
/** Words whose singular ends in „ch“ or „che“, so they are no diminutives. */
const NOT_SMALL = /(?:mens|kirs?|flas|tas|mas|nis|dus|bros|kuts|ruts|peits|spra|dra|lei|epo)chen$/
/** „Lehrerin“, „Köchinnen“; shorter words have this ending by themselves. */
const FEMALE = /(?<=\p{Letter}{4})in(?:nen)?$/u

const IRREGULAR: Record<string, string> = {
  mice: 'mouse',
  lice: 'louse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  oxen: 'ox',
  leaves: 'leaf',
  wolves: 'wolf',
  knives: 'knife',
  wives: 'wife',
  lives: 'life',
  elves: 'elf',
  shelves: 'shelf',
  calves: 'calf',
  loaves: 'loaf',
  scarves: 'scarf',
  halves: 'half',
  thieves: 'thief',
  dwarves: 'dwarf',
  hooves: 'hoof',
}
/** "firemen", "grandchildren", "werewolves" */
const COMPOUND_PLURAL = /(?<=\p{Letter}{3})(?:men|children|wolves)$/u
/** From this length on a final "e" is silent, and "ing" and "ed" are endings. */
const LONG_ENOUGH = 5

/** Umlauts go, also written out: „Haus“, „Häuser“ and „Haeuser“ have one stem, and so have „rotes“ and „rote“. */
export function germanStem(word: string): string {
  let stem = word.replace(/ae|oe|(?<![aeq])ue/g, (pair) => pair[0] ?? pair).replace(FEMALE, '')
  for (let round = 0; round < MOST_ENDINGS; round++) {
    const ending = GERMAN_ENDINGS.find(
      (end) =>
        stem.endsWith(end) &&
        stem.length - end.length >= SHORTEST_STEM &&
        !(end === SMALL && NOT_SMALL.test(stem)),
    )
    // „Nuss“ and „Schneemann“ end so by themselves.
    if (!ending || stem.endsWith('ss') || stem.endsWith('nn')) return stem
    stem = stem.slice(0, -ending.length)
  }
  return stem
}

/** Returns the common stem of an English word's forms: "dogs", "berries", "dancing". In plain letters. */
export function englishStem(word: string): string {
  const single = singularOf(word)
  const verb = single.replace(/(?:ing|ed)$/, '')
  const isInflected = verb !== single && verb.length >= SHORTEST_STEM && /[aeiouy]/.test(verb)
  if (isInflected && single.length > LONG_ENOUGH) return endOf(verb.replace(/([^aeiouls])\1$/, '$1'))
  return single.length >= LONG_ENOUGH ? endOf(single) : single
}

function endOf(word: string): string {
  return word.length > SHORTEST_STEM ? word.replace(/e$/, '') : word
}

function singularOf(word: string): string {
  const last = word.slice(word.lastIndexOf(' ') + 1)
  const irregular = IRREGULAR[last] ?? last.replace(COMPOUND_PLURAL, (plural) => IRREGULAR[plural] ?? plural)
  if (irregular !== last) return word.slice(0, word.length - last.length) + irregular
  if (last.length <= SHORTEST_STEM || !last.endsWith('s') || /(?:ss|us|is)$/.test(last)) return word
  if (last.endsWith('ies') && last.length > LONG_ENOUGH) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss|zz)es$/.test(last)) return word.slice(0, -2)
  return word.slice(0, -1)
}
