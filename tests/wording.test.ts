// What people read, held by rule: the words of this site, and marks as a printer sets them.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The texts of each language. */
const TEXTS = {
  de: ['content/de/*.md', 'messages/*de.json'],
  en: ['content/en/*.md', 'messages/*en.json'],
} as const

type Rule = readonly [avoided: RegExp, instead: string]

/** Words that a writer easily takes, and that this site does not use. */
const NOT_IN_ENGLISH: readonly Rule[] = [
  [/\b(?:color|center|favorite|gray|catalog|cancell?able)\b/i, 'British spelling'],
  [/\bemails?\b/i, 'e-mail'],
  [/\bwrite an e-mail\b/i, 'send an e-mail'],
  [/\bquotations?\b(?! mark)/, 'quote'],
  [/\b(?:ring|rings|rang) (?:us|you|me)\b|\bgive us a (?:ring|call)\b|\bplease ring\b/i, 'call'],
  [/\bmoving pictures\b/i, 'moving images'],
  [/\bsecret link\b/i, 'private host link'],
  [/\bnews (?:on|by)\b/i, 'updates'],
]

const NOT_IN_GERMAN: readonly Rule[] = [
  [/(?<!\p{L})Briefe?(?!\p{L})/u, 'E-Mail'],
  [/Schleifen?(?!\p{L})/u, 'Loop'],
  [/Videocalls?/, 'Videogespräch'],
  [/Guten Tag, /, 'Guten Tag Jana Öztürk,'],
  [/geheime[rn]? Link(?!\p{L})/u, 'geheimer Leitungslink'],
]

/** „Bilder: 2“ is how a form counts; people write „2 Bilder“. */
const COUNT_AFTER_NOUN =
  /(?:Bilder|Dateien|Anhänge|images|pictures|files|attachments): %?\{(?:count|smart_count)\}/i
/** Pairs as each language sets them. */
const QUOTED = { de: /„[^„“”]*“/g, en: /“[^„“”]*”/g } as const
const SAID_TWICE = /(\p{L}[\p{L} ]+) \(\1\)/iu

function textsIn(language: keyof typeof TEXTS): { file: string; text: string }[] {
  return TEXTS[language].flatMap((pattern) => globSync(pattern)).map((file) => ({ file, text: textOf(file) }))
}

/** Without names of keys and of what is filled in. */
function textOf(file: string): string {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return source
  return source
    .replace(/^\s*(?:"\w+"|'[\w-]+'|\w+): ?/gm, '')
    .replace(/^import .*$|\$\{\w+\}|\{(?!count|smart_count)\w+\}|\(\w+\) =>/gm, '')
}

describe.each(['de', 'en'] as const)('in %s', (language) => {
  const texts = textsIn(language)
  const rules = language === 'de' ? NOT_IN_GERMAN : NOT_IN_ENGLISH

  test('only the words of this site are used', () => {
    const found = rules.flatMap(([avoided, instead]) =>
      texts
        .filter(({ text }) => avoided.test(text))
        .map(({ file }) => `${file}: ${avoided}, say: ${instead}`),
    )
    expect(found).toEqual([])
  })

  test('a number stands before what it counts', () => {
    expect(texts.filter(({ text }) => COUNT_AFTER_NOUN.test(text)).map(({ file }) => file)).toEqual([])
  })

  test('quotation marks are those of the language', () => {
    const foreign = texts.filter(({ text }) => /[„“”]/.test(text.replace(QUOTED[language], '')))
    expect(foreign.map(({ file }) => file)).toEqual([])
  })

  test('nothing is said a second time in brackets', () => {
    expect(texts.filter(({ text }) => SAID_TWICE.test(text)).map(({ file }) => file)).toEqual([])
  })

  test('long texts have typographic apostrophes and quotation marks', () => {
    const long = texts.filter(({ file }) => file.endsWith('.md'))
    const straight = long.filter(({ text }) => /\p{L}'\p{L}|"/u.test(text))
    expect(straight.map(({ file }) => file)).toEqual([])
  })
})

/** Names of controls that are agreed with others to the letter. */
const AGREED = ["Sorry, we couldn't find anything to match your search", "Recipient's e-mail"]
const SHORT = globSync('messages/*en.json').flatMap((file) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(texts)
})

test('short English texts have typographic apostrophes and quotation marks', () => {
  const straight = SHORT.filter((text) => /['"]/.test(text))
  expect(straight.toSorted()).toEqual(AGREED.toSorted())
})

test('English sentences begin with a capital letter, also after a greeting', () => {
  const sentences = SHORT.filter((text) => /[.?]$/.test(text))
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter((text) => /^\p{Ll}/u.test(text))).toEqual([])
})
