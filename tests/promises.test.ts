import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** All that visitors and correspondents read: short and long texts, and the demo's own. */
const READ = globSync(['messages/*.json', 'content/*/*.md', 'demo/words/*.{ts,txt}'])
const SENTENCES = READ.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/(?<=[.?!:])\s|\n/)
    .map((sentence) => `${file}: ${sentence.trim()}`),
)

function sentencesWith(words: RegExp): string[] {
  return SENTENCES.filter((sentence) => words.test(sentence))
}

/** In whose sentences a promise is made, and how it reads wherever it is made. */
const PROMISES = [
  {
    what: 'an answer or a suggestion comes in 1 to 2 working days',
    about: /Arbeitstagen (?:einen|mit|schlagen)|working days (?:with|we)|melden uns in|be in touch within/,
    says: /1 bis 2 Arbeitstagen|1 to 2 working days/,
  },
  {
    what: 'the talk before graphic recording takes 30 minutes',
    about:
      /Vorgespräch.*(?:Minute|Stunde)|Wir klären Thema|preparatory talk|We settle subject|^\S+ 30 (?:Minuten|minutes), /,
    says: /30 Minuten|30 minutes|Wir klären|We settle/,
  },
  {
    what: 'applicants hear from us within six weeks',
    about:
      /(?:Mappe|Bewerbung|Arbeiten|[Hh]ören Sie von uns|[Aa]ntworten).*\bWochen\b|(?:portfolio|application|hear from us|reply).*weeks/,
    says: /sechs Wochen|six weeks/,
  },
  {
    what: 'a quote stands for 30 days',
    about: /gilt \d+ Tage|stands for \d+ days/,
    says: /30 (?:Tage|days)/,
  },
  {
    what: 'files of a graphic recording come on the next working day',
    about: /Datei.* am nächsten|file.* next (?:morning|day|working)/,
    says: /am nächsten Arbeitstag|next working day/,
  },
  {
    what: 'an explainer takes as many weeks as its stages together',
    about: /Erklärfilm.*Wochen|weeks for .*explainer/,
    says: /sieben bis acht Wochen|seven to eight weeks/,
  },
]

test.each(PROMISES)('wherever it is promised: $what', ({ about, says }) => {
  const made = sentencesWith(about)
  expect(made.length).toBeGreaterThanOrEqual(2)
  expect(made.filter((sentence) => !says.test(sentence))).toEqual([])
})

test('nothing is promised for the same day or at once', () => {
  const hasty =
    /am (?:selben|gleichen) Tag|same day|noch heute|binnen (?:einer|weniger) Stunden?|within (?:an hour|hours)/i
  expect(sentencesWith(hasty)).toEqual([])
})
