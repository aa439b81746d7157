// What people read, held by rule: words that were replaced everywhere, and marks as a printer sets them.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Read in one language each. The staff's texts are source, so quotation marks of code are left out of them. */
const TEXTS = {
  de: ['content/de/*.md', 'messages/*de.json', 'src/admin/messages/de/**/*.ts'],
  en: ['content/en/*.md', 'messages/*en.json', 'src/admin/messages/en/**/*.ts'],
} as const

type Rule = readonly [former: RegExp, now: string]

const NOT_IN_ENGLISH: readonly Rule[] = [
  [/\bdearer\b/i, 'more expensive'],
  [/\bvouchers?\b/i, 'accounting records'],
  [/\binvented sums?\b/i, 'worked examples'],
  [/\bmiddling\b/i, 'medium'],
  [/\b(?:ring|rings|rang) (?:us|you|me)\b|\bgive us a (?:ring|call)\b|\bplease ring\b/i, 'call'],
  [/\bquotations?\b(?! mark)/, 'quote'],
  [/\bpreparatory talk\b|\bdraws? along live\b/i, 'first talk, draws live'],
  [/\b(?:color|center|favorite|gray|catalog|cancell?able)\b/i, 'British spelling'],
  [/\bemails?\b/i, 'e-mail'],
  [/\bcannot be had\b|\bto be had\b/i, 'we can’t load, there’s no'],
  [/\blearns? (?:nothing )?of it\b/i, 'doesn’t hear about it'],
  [/, or not any more\b/, 'or no longer does'],
  [/\bstaff room\b/i, 'staff area'],
  [/\bwhoever (?:wrote|sent)\b/i, 'the sender'],
  [/\bsecret link\b/i, 'private host link'],
  [/\blead(?:s|ing)? (?:this|the|a) round\b/i, 'run a round'],
  [/\bgiv(?:e|ing) (?:a )?hearts?\b/i, 'add hearts'],
  [/\bas put together\b|\bby votes\b/, 'original order, most hearts'],
  [/\bnews (?:on|by)\b/i, 'updates'],
  [/\bwrite an e-mail\b/i, 'send an e-mail'],
  [/\bmoving pictures\b/i, 'moving images'],
  [/\bthe hand your own\b/i, 'the style your own'],
  [/\bno longer with us\b/, 'no longer exists'],
  [/\bbegun\b|\bbroke off\b|\bis kept by itself\b/i, 'started, was interrupted, saves itself'],
]

const NOT_IN_GERMAN: readonly Rule[] = [
  [/erfundene Rechnung/, 'Rechenbeispiel'],
  [/angestrichen/, 'ausgewählt'],
  [/können jederzeit beenden/, 'können den Auftrag jederzeit beenden'],
  [/(?<!\p{L})Briefe?(?!\p{L})/u, 'E-Mail'],
  [/gerade nicht zu bekommen/, 'lassen sich gerade nicht laden'],
  [/(?<!\p{L})Weg auf dieser Website/u, 'Pfad'],
  [/Schleifen?(?!\p{L})/u, 'Loop'],
  [/Videocalls?/, 'Videogespräch'],
  [/Guten Tag, /, 'Guten Tag Jana Öztürk,'],
  [/geheime[rn]? Link(?!\p{L})/u, 'geheimer Leitungslink'],
  [/niemanden sonst/, 'sonst niemanden'],
  [/Neues per E-Mail/, 'per E-Mail benachrichtigen'],
  [/aus dieser Adresse|zu dieser Adresse gehört/, 'aus diesem Link'],
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

  test.each(rules)('%s is said otherwise: %s', (former) => {
    expect(texts.filter(({ text }) => former.test(text)).map(({ file }) => file)).toEqual([])
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
