import type { Surface } from '../subjects/piece.ts'
import {
  type Both,
  colourAdjectives,
  colourNouns,
  colourStem,
  englishColour,
  withArticle,
} from './clauses.ts'
import type { ColourName } from './colour-names.ts'

/*
 * Each function answers several ways to say the same, as main clauses without a capital or a full stop. German and
 * English say the same things in an order of their own.
 */

/** The picture's empty part: what it is to the eye, and its colour. */
export type Ground = { surface: Surface; colour: ColourName }
/** What else there is, in the nominative. */
export type Beside = {
  words: Both
  /** More than one, all together. */
  many: boolean
  /** More than one of what is named first, which decides between "there is" and "there are". */
  firstMany: boolean
  inSky: boolean
  side: 'l' | 'r' | ''
}
/** What one person wears, in the accusative, or the colours in which several are dressed. */
export type Worn = { garment: Both } | { colours: readonly ColourName[] }

const SIDES = { l: ['links', 'on the left'], r: ['rechts', 'on the right'] } as const

export function groundClauses({ surface, colour }: Ground): Both[] {
  const [stem, english] = [colourStem(colour), englishColour(colour)]
  return {
    sky: [
      [`der Himmel ist ${stem}`, `the sky is ${english}`],
      [`darüber liegt ein ${stem}er Himmel`, `above is ${withArticle(english)} sky`],
    ],
    wall: [
      [`die Wand ist ${stem}`, `the wall is ${english}`],
      [`die Wand dahinter ist ${stem}`, `the wall behind is ${english}`],
    ],
    water: [
      [`das Wasser ist ${stem}`, `the water is ${english}`],
      [`ringsum ist ${stem}es Wasser`, `all around is ${english} water`],
    ],
    sheet: [
      [`der Grund ist ${stem}`, `the background is ${english}`],
      [`alles steht auf ${stem}em Grund`, `it’s all set on ${withArticle(english)} ground`],
    ],
    backdrop: [
      [`der Hintergrund ist ${stem}`, `the background is ${english}`],
      [`dahinter ist alles ${stem}`, `everything behind is ${english}`],
    ],
  }[surface].map(([de = '', en = '']): Both => [de, en])
}

/** As in "vor gelber Wand". */
function groundPhrase({ surface, colour }: Ground): Both {
  const [stem, english] = [colourStem(colour), englishColour(colour)]
  const phrases: Record<Surface, Both> = {
    sky: [`unter ${stem}em Himmel`, `beneath ${withArticle(english)} sky`],
    wall: [`vor ${stem}er Wand`, `in front of ${withArticle(english)} wall`],
    water: [`in ${stem}em Wasser`, `in ${english} water`],
    sheet: [`auf ${stem}em Grund`, `on ${withArticle(english)} ground`],
    backdrop: [`vor ${stem}em Hintergrund`, `against ${withArticle(english)} background`],
  }
  return phrases[surface]
}

/** What everybody knows is not introduced: "there’s a cloud", but "you can see the moon". */
function seeing({ words: [, english], firstMany }: Beside): string {
  if (english.startsWith('the ')) return 'you can see'
  return firstMany ? 'there are' : 'there’s'
}

export function besideClauses(beside: Beside): Both[] {
  const { many, firstMany, side } = beside
  const [german, english] = beside.words
  const [ist, kommt] = many ? ['sind', 'kommen'] : ['ist', 'kommt']
  if (side !== '') {
    const [links, onTheLeft] = SIDES[side]
    return [
      [`${links} ist ${german} zu sehen`, `${seeing(beside)} ${english} ${onTheLeft}`],
      [`${links} im Bild ist ${german}`, `${onTheLeft} is ${english}`],
    ]
  }
  return [
    [`auch ${german} ${ist} zu sehen`, `there ${firstMany ? 'are' : 'is'} also ${english}`],
    [`mit im Bild ${ist} ${german}`, `you can also see ${english}`],
    [`dazu ${kommt} ${german}`, `${english} can be seen as well`],
  ]
}

export function besideOnGround(beside: Beside, ground: Ground): Both[] {
  const { many, firstMany, inSky, side } = beside
  const [german, english] = beside.words
  if (ground.surface === 'sky' && inSky) {
    const [stem, colour] = [colourStem(ground.colour), englishColour(ground.colour)]
    const steht = many ? 'stehen' : 'steht'
    return [
      [`am ${stem}en Himmel ${steht} ${german}`, `${seeing(beside)} ${english} in the ${colour} sky`],
      [
        `${german} ${steht} am ${stem}en Himmel`,
        `${english} ${many ? 'hang' : 'hangs'} in the ${colour} sky`,
      ],
      [
        `${german} ${many ? 'sind' : 'ist'} am ${stem}en Himmel zu sehen`,
        `in the ${colour} sky ${many ? 'hang' : 'hangs'} ${english}`,
      ],
    ]
  }
  if (side !== '') return bothClauses(besideClauses(beside), groundClauses(ground))
  const [vorWand, beforeWall] = groundPhrase(ground)
  const ist = many ? 'sind' : 'ist'
  return [
    [`${vorWand} ${ist} auch ${german} zu sehen`, `you can also see ${english} ${beforeWall}`],
    [
      `auch ${german} ${ist} ${vorWand} zu sehen`,
      `there ${firstMany ? 'are' : 'is'} also ${english} ${beforeWall}`,
    ],
    [`mit im Bild ${ist} ${german} ${vorWand}`, `${english} can be seen too, ${beforeWall}`],
  ]
}

export function coloursClauses(colours: readonly ColourName[]): Both[] {
  const [german, english] = colourNouns(colours)
  const [gibt, bestimmt] = colours.length > 1 ? ['geben', 'bestimmen'] : ['gibt', 'bestimmt']
  return [
    [`fast alles ist in ${german} gehalten`, `it’s mostly ${english}`],
    [`${german} ${gibt} den Ton an`, `${english} ${colours.length > 1 ? 'set' : 'sets'} the tone`],
    [`${german} ${bestimmt} das Bild`, `the picture is mainly ${english}`],
  ]
}

export function coloursOnGround(colours: readonly ColourName[], ground: Ground): Both[] {
  const [german, english] = colourNouns(colours)
  const [fällt, stands] = colours.length > 1 ? ['fallen', 'stand'] : ['fällt', 'stands']
  const [vorWand, beforeWall] = groundPhrase(ground)
  return [
    [`${vorWand} ${fällt} ${german} auf`, `${english} ${stands} out ${beforeWall}`],
    [`${german} ${fällt} ${vorWand} auf`, `${beforeWall}, ${english} ${stands} out`],
    ...bothClauses(coloursClauses(colours), groundClauses(ground)),
  ]
}

export function wornClauses(worn: Worn): Both[] {
  if ('garment' in worn)
    return [
      [`die Person trägt ${worn.garment[0]}`, `the person is wearing ${worn.garment[1]}`],
      [`die Person hat ${worn.garment[0]} an`, `the person has ${worn.garment[1]} on`],
    ]
  const [[stems, adjectives], [nouns, colours]] = [colourAdjectives(worn.colours), colourNouns(worn.colours)]
  return [
    [`die Kleidung ist ${stems}`, `the clothes are ${adjectives}`],
    [`die Leute tragen ${nouns}`, `the people are dressed in ${colours}`],
    [
      `bei der Kleidung ${worn.colours.length > 1 ? 'überwiegen' : 'überwiegt'} ${nouns}`,
      `the clothes are mainly ${colours}`,
    ],
  ]
}

/** One clause after the other, in every combination. */
export function bothClauses(ones: readonly Both[], others: readonly Both[]): Both[] {
  return ones.flatMap(([german, english]) =>
    others.map(
      ([germanToo, englishToo]): Both => [`${german}, ${germanToo}`, `${english}, and ${englishToo}`],
    ),
  )
}
