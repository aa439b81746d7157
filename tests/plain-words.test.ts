// Words that newcomers had to look up are not to come back: each has a word of the field instead.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FORMER: [former: RegExp, now: string][] = [
  [/\b(?:StaffDoor|DoorCall|askDoor|DoorForm)\b/, 'auth service, endpoint, callAuth, auth form'],
  [/\bwhoIs\b/, 'authenticate'],
  [/\b(?:Guesser|beginTry|endTry)\b/, 'login attempt'],
  [/\b(?:keepDescribed|describeAhead|VectorShelf)\b/, 'startIndexing, indexImages, VectorIndex'],
  [/\b(?:straightenRows|findMainDirections)\b/, 'orthonormalize, principalComponents'],
  [
    /\b(?:hangWall|HungWall|WallLife|EndlessWall|usePointedTile)\b/,
    'image grid, infinite scroll, hovered tile',
  ],
  [
    /\b(?:wall-life|pointed-tile|endless-wall|hung-wall|after-start|taking-over|draw-the-rest)\b/,
    'see docs/decisions/019',
  ],
  [/\b(?:openRush|untilCalm|takingIn|TakingIn)\b/, 'load gate, whenIdle, ingestion'],
  [
    /\b(?:KeptAnswers?|keepForMs|kept-answers|former-addresses|upkeep)\b/,
    'response cache, TTL, redirects, settings',
  ],
  [
    /\b(?:drawTheRest|holdTickShape|flushFolder|StartRefused)\b/,
    'revealBelowTheFold, pinTickShape, fsyncDirectory, StartupError',
  ],
  [/\b(?:workAhead|takeTurn|openTurns|inTurn)\b/, 'mapAhead, semaphore'],
  [/\b(?:livingSheet|living-sheet|StaffRoom|staffRoom)\b/, 'style guide, admin'],
  [/\b(?:Deed|deeds|DoorSheet|NoticePlace|showNotice)\b/, 'action, toast'],
  [
    /\b(?:staff room|kept answers?|the dock|a rush of|former addresses)\b/i,
    'staff application, response cache, floating search, burst, redirects',
  ],
  [/\b(?:usePageWords|tellIn|tellLetterIn)\b/, 'usePageMessages, translateIn'],
  [/\b(?:readLetters|letterId|nextLetterBegins|(?:staff-)?letters[.](?:de|en))\b/, 'e-mails'],
  [
    /\b(?:answerInTurn|finish-answer|sayWrong|toTrouble|troubles)\b/,
    'answerWhenAdmitted, response, error texts',
  ],
  [/\b(?:withHolding|open-holding|Lendable|lendDatabase|isAtRest)\b/, 'stores, database pool'],
]
const FOLDERS = ['src', 'tests', 'e2e', 'bench', 'docs']
const ITSELF = 'tests/plain-words.test.ts'

/** Read once for all words: each file's path and text. */
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file) && file !== ITSELF)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
)

test.each(FORMER)('%s is called by the word of the field: %s', (former) => {
  const using = sources.filter(({ file, text }) => former.test(file) || former.test(text))
  expect(using.map(({ file }) => file)).toEqual([])
})
