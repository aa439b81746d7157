import { spellingsOf } from '#platform/i18n/spellings.ts'
import { germanStem } from './inflections.ts'

type NamedColour = { colours: readonly string[]; words: readonly string[] }

/** Colours whose dark and light kinds have names too: „dunkelrot“, "light blue". */
const PLAIN: readonly { colour: string; de: string; en: string }[] = [
  { colour: '#d62828', de: 'rot', en: 'red' },
  { colour: '#f28c28', de: 'orange', en: 'orange' },
  { colour: '#f7d038', de: 'gelb', en: 'yellow' },
  { colour: '#3a9d43', de: 'grün', en: 'green' },
  { colour: '#2563c9', de: 'blau', en: 'blue' },
  { colour: '#7b3fa0', de: 'violett', en: 'violet' },
  { colour: '#7a3e9d', de: 'lila', en: 'purple' },
  { colour: '#ee82b3', de: 'rosa', en: 'pink' },
  { colour: '#7a4a26', de: 'braun', en: 'brown' },
  { colour: '#808080', de: 'grau', en: 'grey' },
]

const OTHERS: readonly NamedColour[] = [
  { colours: ['#111111'], words: ['schwarz', 'pechschwarz', 'black', 'jet black'] },
  { colours: ['#fafafa'], words: ['weiß', 'schneeweiß', 'white', 'snow white'] },
  { colours: ['#808080'], words: ['gray'] },
  { colours: ['#2ab7a9'], words: ['türkis', 'petrol', 'turquoise', 'teal'] },
  { colours: ['#22b8cf'], words: ['cyan', 'aqua', 'aquamarin', 'aquamarine'] },
  { colours: ['#9fe0c4'], words: ['mint', 'mintgrün', 'mint green'] },
  { colours: ['#6b7a2f'], words: ['oliv', 'olivgrün', 'olive', 'olive green'] },
  { colours: ['#a4d65e'], words: ['hellgrün', 'limette', 'limettengrün', 'lime', 'lime green'] },
  { colours: ['#1f5f3a'], words: ['tannengrün', 'waldgrün', 'flaschengrün', 'forest green', 'bottle green'] },
  { colours: ['#0f9d75'], words: ['smaragd', 'smaragdgrün', 'emerald'] },
  { colours: ['#8bbf9f'], words: ['salbei', 'salbeigrün', 'sage', 'sage green'] },
  { colours: ['#78b7e5'], words: ['himmelblau', 'sky blue', 'azur', 'azurblau', 'azure'] },
  { colours: ['#1b2a52'], words: ['marineblau', 'nachtblau', 'navy', 'navy blue', 'midnight blue'] },
  {
    colours: ['#2238a8'],
    words: ['königsblau', 'ultramarin', 'royal blue', 'ultramarine', 'cobalt', 'kobaltblau'],
  },
  { colours: ['#4b3aa0'], words: ['indigo'] },
  { colours: ['#b79ad6'], words: ['flieder', 'lavendel', 'lilac', 'lavender', 'mauve'] },
  { colours: ['#5e2a54'], words: ['aubergine', 'pflaume', 'plum'] },
  { colours: ['#d1267d'], words: ['magenta', 'pink', 'fuchsia', 'hot pink'] },
  { colours: ['#f4b6c2'], words: ['altrosa', 'rosé', 'rose', 'zartrosa', 'baby pink'] },
  { colours: ['#f08a78'], words: ['lachs', 'lachsfarben', 'koralle', 'korallenrot', 'salmon', 'coral'] },
  { colours: ['#b01030'], words: ['karmin', 'karminrot', 'purpur', 'purpurrot', 'crimson', 'carmine'] },
  {
    colours: ['#e23a22'],
    words: ['zinnober', 'zinnoberrot', 'signalrot', 'vermilion', 'scarlet', 'scharlachrot'],
  },
  { colours: ['#6d1a2d'], words: ['bordeaux', 'weinrot', 'burgund', 'burgundy', 'maroon', 'wine red'] },
  {
    colours: ['#b5532c'],
    words: ['terrakotta', 'ziegelrot', 'rostrot', 'rost', 'terracotta', 'rust', 'brick red'],
  },
  { colours: ['#f9b98a'], words: ['apricot', 'aprikose', 'pfirsich', 'peach'] },
  { colours: ['#d9a22b'], words: ['ocker', 'senf', 'senfgelb', 'ochre', 'ocher', 'mustard'] },
  { colours: ['#d4af37'], words: ['gold', 'golden', 'goldfarben'] },
  { colours: ['#b8bcc2'], words: ['silber', 'silbern', 'silver'] },
  { colours: ['#b06b34'], words: ['kupfer', 'bronze', 'copper'] },
  {
    colours: ['#e3d3b4'],
    words: ['beige', 'sand', 'sandfarben', 'creme', 'cream', 'sepia', 'ivory', 'elfenbein'],
  },
  { colours: ['#4a2f1d'], words: ['schokobraun', 'kaffeebraun', 'chocolate', 'chocolate brown'] },
  { colours: ['#c19a6b'], words: ['hellbraun', 'kamel', 'tan', 'camel'] },
  { colours: ['#383c42'], words: ['anthrazit', 'schiefer', 'charcoal grey', 'slate', 'anthracite'] },
  {
    colours: ['#f7c9d4', '#cfe5f5', '#d4edd0', '#fbf0c4', '#e2d4f0'],
    words: ['pastell', 'pastellfarben', 'pastellig', 'pastel', 'pastel colours', 'pastel colors'],
  },
  {
    colours: ['#ff2e88', '#39ff88', '#26e6ff', '#f6ff3d'],
    words: ['neon', 'neonfarben', 'neon colours', 'neon colors'],
  },
]

const BLACK = 0
const WHITE = 255
const DARKER = 0.45
const LIGHTER = 0.5

export const NAMED_COLOURS: readonly NamedColour[] = [
  ...OTHERS,
  ...PLAIN.flatMap(({ colour, de, en }) => [
    { colours: [colour], words: [de, en] },
    {
      colours: [mix(colour, BLACK, DARKER)],
      words: [`dunkel${de}`, `dunkles ${de}`, `tief${de}`, `dark ${en}`, `deep ${en}`],
    },
    {
      colours: [mix(colour, WHITE, LIGHTER)],
      words: [`hell${de}`, `helles ${de}`, `zart${de}`, `blass${de}`, `light ${en}`, `pale ${en}`],
    },
  ]),
]

function mix(colour: string, towards: number, share: number): string {
  const parts = colour.slice(1).match(/../g) ?? []
  const mixed = parts.map((part) => {
    const value = Math.round(Number.parseInt(part, 16) * (1 - share) + towards * share)
    return value.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/** Those of „rotes“ and "dark blue"; none for a word that names no colour. */
export function coloursOf(word: string): readonly string[] {
  const { plain, writtenOut } = spellingsOf(word)
  return (
    coloursByWord.get(writtenOut) ?? coloursByWord.get(plain) ?? coloursByStem.get(germanStem(plain)) ?? []
  )
}

const coloursByWord = collectColours((word) => [spellingsOf(word).writtenOut, spellingsOf(word).plain])
const coloursByStem = collectColours((word) => [germanStem(spellingsOf(word).plain)])

function collectColours(keysOf: (word: string) => string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const { colours, words } of NAMED_COLOURS) {
    for (const key of words.flatMap(keysOf)) {
      const known = found.get(key) ?? new Set()
      for (const colour of colours) known.add(colour)
      found.set(key, known)
    }
  }
  return new Map([...found].map(([key, colours]) => [key, [...colours]]))
}
