import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { z } from 'zod'

const SOURCE = /\.tsx?$/
const TEST = /\.test\.tsx?$/

const Literal = z.object({ regex: z.object({ pattern: z.string(), flags: z.string() }) })
type Expression = z.infer<typeof Literal>['regex']

/** All regular expressions that are written as such. */
function listExpressions(source: string, lang: 'ts' | 'tsx'): Expression[] {
  const found: Expression[] = []
  // JSON visits all nodes of the tree.
  JSON.stringify(parseAst(source, { lang }), (_, node: unknown) => {
    if (Object(node).regex) found.push(Literal.parse(node).regex)
    return node
  })
  return found
}

/** Those that take more than linear time for some text, with what they are slow at. */
function listSlow(expression: Expression): string[] {
  const { reports } = analyse({ source: expression.pattern, flags: expression.flags })
  return reports.map(({ type, exponential }) => `${exponential ? 'exponential' : 'quadratic'} ${type}`)
}

test('no regular expression of the program takes more than linear time', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !TEST.test(file))
    .map((file) => join('src', file))
  const slow = files.flatMap((file) =>
    listExpressions(readFileSync(file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').flatMap((expression) =>
      listSlow(expression).map((how) => `${file}: /${expression.pattern}/ is ${how}`),
    ),
  )
  expect(slow).toEqual([])
})

test.each([
  ['at the end of a run', 'const a = /-+$/'],
  ['around a letter', 'const a = /(a*)b?(a*)c/'],
  ['within itself', 'const a = /^(a+)+$/'],
])('one that is slow is found: %s', (_, source) => {
  expect(listExpressions(source, 'ts').flatMap(listSlow)).not.toEqual([])
})
