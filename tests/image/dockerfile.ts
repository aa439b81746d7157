import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Command = z.array(z.string())
const STEP = /^([A-Z]+) (.*)$/

/** The steps of deploy/Dockerfile, with lines that go on joined. */
export function readSteps(): { name: string; text: string }[] {
  return readFileSync('deploy/Dockerfile', 'utf8')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => {
      const [, name, text] = STEP.exec(line) ?? []
      return name && text ? [{ name, text }] : []
    })
}

/** What it says of a running container, and how the tree is made that it consists of. */
export function readImage() {
  const steps = readSteps()
  const last = (wanted: string) => steps.findLast(({ name }) => name === wanted)?.text ?? ''
  const commandIn = (text: string) => Command.parse(JSON.parse(text.slice(text.indexOf('['))))
  const variables = steps.filter(({ name }) => name === 'ENV').flatMap(({ text }) => text.split(' '))
  return {
    /** In the folder of the repository; writes below its last word. */
    build: steps.find(({ name }) => name === 'RUN')?.text.split(' ') ?? [],
    environment: Object.fromEntries(
      variables.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
    ),
    folder: last('WORKDIR'),
    user: last('USER'),
    command: commandIn(last('CMD')),
    healthCheck: commandIn(last('HEALTHCHECK')),
  }
}

/** Whether a path of the repository is left out of what Docker is given. */
export function readIgnored(): (path: string) => boolean {
  const patterns = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  const expressions = patterns.map(
    (pattern) =>
      new RegExp(
        `^${pattern
          .replace('**/', '(ANY/)?')
          .replace(/[.]/g, '\\.')
          .replaceAll('*', '[^/]*')
          .replace('ANY', '.*')}(/|$)`,
      ),
  )
  return (path) => expressions.some((expression) => expression.test(path))
}
