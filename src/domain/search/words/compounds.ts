import { conceptsWritten, isGerman, isInDictionary } from './dictionary.server.ts'
import { germanStem } from './inflections.ts'

/** „Ei“ and „Ur“ stand in too many words by chance. */
const SHORTEST_PART = 3
const SURELY_A_WORD = 5
const SHORTEST_COMPOUND = 6
const LONGEST_COMPOUND = 48
const MOST_PARTS = 4
/** The letters that join the words of a German compound: „Weihnacht-s-mann“, „Katze-n-auge“. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e']

/** Compounds that are no kind of what they end with. */
const OPAQUE = new Set(
  `fledermaus tintenfisch seehund nilpferd flusspferd seepferdchen eichhornchen walross meerschweinchen erdmannchen
  handschuh regenbogen bahnhof friedhof fingerhut lowenzahn wolkenkratzer maulwurf schmetterling kugelschreiber
  schneemann pusteblume computermaus flugel bauernhof kolibri papageientaucher marienkafer zahnrad spinnrad
  sternzeichen schriftzug anzug aufzug stinktier heuschrecke schildkrote schornstein edelstein backstein baustein drachenbaum`.split(
    /\s+/,
  ),
)

type KnowsWord = (word: string) => boolean

/** Splits a plain word into the fewest known ones: „Kinderbuchillustration“ is „kinderbuch“ and „illustration“. */
export function splitCompound(word: string, knows: KnowsWord): string[] | null {
  if (word.length > LONGEST_COMPOUND) return null
  const isKnown = rememberEach((part) => isInDictionary(part) || (part.length > SHORTEST_PART && knows(part)))
  for (let parts = 2; parts <= MOST_PARTS; parts++) {
    const found = splitInto(word, parts, isKnown)
    if (found) return found
  }
  return null
}

/** Remembers each answer, since the same pieces are asked for again at every cut. */
function rememberEach(isKnown: KnowsWord): KnowsWord {
  const known = new Map<string, boolean>()
  return (part) => {
    const answer = known.get(part) ?? isKnown(part)
    known.set(part, answer)
    return answer
  }
}

function splitInto(word: string, parts: number, isKnown: KnowsWord): string[] | null {
  if (parts === 1) return isKnown(word) ? [word] : null
  if (word.length < SHORTEST_COMPOUND) return null
  // The longest beginning comes first: „Kinderbuch“ before „Kinder“.
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const first = withoutJoint(word.slice(0, at), isKnown)
    const rest = first === null ? null : splitInto(word.slice(at), parts - 1, isKnown)
    if (first !== null && rest) return [first, ...rest]
  }
  return null
}

function withoutJoint(part: string, isKnown: KnowsWord): string | null {
  for (const joint of JOINTS) {
    const word = part.endsWith(joint) ? part.slice(0, part.length - joint.length) : ''
    if (word.length >= SHORTEST_PART && isKnown(word)) return word
  }
  return null
}

/** English texts also have short words in longer ones that are no compounds: „Hund“ does not stand in "hundreds". */
function isGermanOr(knows: KnowsWord): KnowsWord {
  return (word) => isGerman(word) || (word.length >= SURELY_A_WORD && knows(word))
}

export type CompoundMatch = 'head' | 'modifier'

/** The head says what a thing is: a „Leuchtturm“ is a „Turm“. Its rest is a word too, so „Insel“ is not in „Pinsel“. */
export function findInCompound(compound: string, word: string, knows: KnowsWord): CompoundMatch | null {
  if (word.length < SHORTEST_PART || compound.length < word.length + SHORTEST_PART) return null
  const stem = germanStem(word)
  const whole = germanStem(compound)
  const isAtEnd = compound.endsWith(word) || (stem.length > SHORTEST_PART && whole.endsWith(stem))
  if (isAtEnd && whole.endsWith(stem) && !OPAQUE.has(compound)) {
    const rest = whole.slice(0, whole.length - stem.length)
    if (rest.length >= SHORTEST_PART && withoutJoint(rest, isGermanOr(knows)) !== null) return 'head'
  }
  // „Wal“ does not stand in „Walnuss“: a word with a dictionary line of its own is not split.
  if (conceptsWritten(compound, 'de').length > 0) return null
  return startsWithWord(compound, word, knows) ? 'modifier' : null
}

/** Both are in plain letters, like „kinder“ in „kinderbuch“. */
export function startsWithWord(compound: string, word: string, knows: KnowsWord): boolean {
  if (!compound.startsWith(word) || OPAQUE.has(compound)) return false
  // After three letters a chance continuation is short: „Wal“ is not in „Walnuss“.
  const shortest = word.length > SHORTEST_PART ? SHORTEST_PART : SURELY_A_WORD
  const rest = compound.slice(word.length)
  return JOINTS.some((joint) => {
    const end = rest.startsWith(joint) ? rest.slice(joint.length) : ''
    return end.length >= shortest && isGermanOr(knows)(end)
  })
}
