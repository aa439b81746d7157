import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A comment that opens with one of these has no subject yet, and is read twice. */
const OPENINGS = /^(?:\/\*\*?|\/\/|\{\/\*)?\s*(?:Of|As|What|Whoever|Whom|By so much|So long)\b/
const BEGINS = /^\s*(?:\/\*|\/\/|\{\/\*)/
/** `tests/workarounds.test.ts` wants this heading. */
const HEADING = /^\/\/ What for: /

test('no comment opens without a subject', () => {
  const wrong = globSync('src/**/*.{ts,tsx,mjs}').flatMap((file) =>
    listComments(readFileSync(file, 'utf8').split('\n')).flatMap(({ line, opening }) =>
      OPENINGS.test(opening) && !HEADING.test(opening) ? [`${file}:${line} ${opening}`] : [],
    ),
  )
  expect(wrong).toEqual([])
})

/** The first words of each comment that stands on lines of its own. */
function listComments(lines: readonly string[]): { line: number; opening: string }[] {
  return lines.flatMap((text, at) => {
    const isGoingOn = /^\s*\/\//.test(text) && /^\s*\/\//.test(lines[at - 1] ?? '')
    if (!BEGINS.test(text) || isGoingOn) return []
    const isEmpty = /^\s*\/\*\*?\s*$/.test(text)
    const opening = isEmpty ? (lines[at + 1] ?? '').replace(/^\s*\*\s*/, '') : text.trim()
    return [{ line: at + 1, opening }]
  })
}
