import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { htmlOfEveryScreen } from '../screens.ts'

/** The only file of the package `vnu-jar`. */
const CHECKER = 'node_modules/vnu-jar/build/dist/vnu.jar'

/** It runs for a few seconds only, half of which optimised compilation would take. */
const START_SOON = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']

type Message = { type: string; url: string; message: string; extract: string }

/**
 * What the checker does not know yet: cascade layers (Biome checks the styles), commands of buttons, and speculation rules
 * (html.spec.whatwg.org).
 */
const UNKNOWN_TO_IT =
  /^CSS: |^Attribute “command(?:for)?” not allowed on element “button”|^Bad value “speculationrules”/

test('the Nu Html Checker finds no error on any screen', async ({ request }, { outputDir }) => {
  test.skip(spawnSync('java', ['-version']).status !== 0, 'npm test says how to get Java')
  mkdirSync(outputDir, { recursive: true })
  const files = (await htmlOfEveryScreen(request)).map(({ screen, language, html }) => {
    const file = join(outputDir, `${screen}-${language}.html`)
    writeFileSync(file, html)
    return file
  })
  const run = spawnSync(
    'java',
    [...START_SOON, '-jar', CHECKER, '--errors-only', '--format', 'json', '--stdout', ...files],
    {
      encoding: 'utf8',
    },
  )
  const { messages }: { messages: Message[] } = JSON.parse(run.stdout)
  const errors = messages
    .filter(({ message }) => !UNKNOWN_TO_IT.test(message))
    .map(({ url, message, extract }) => `${url.split('/').at(-1)}: ${message} ${extract}`)
  expect(errors).toEqual([])
})
