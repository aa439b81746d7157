import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { htmlOfEveryScreen } from './screens.ts'

/** The package `vnu-jar` holds this one file. */
const CHECKER = 'node_modules/vnu-jar/build/dist/vnu.jar'

/** It runs for some seconds only: half of them would go into compiling for longer. */
const START_SOON = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']

type Message = { type: string; url: string; message: string; extract: string }

/** What the checker says of the styles in the page: it does not know cascade layers. Biome checks the styles. */
const ABOUT_STYLES = /^CSS: /

test('the Nu Html Checker finds no error on any screen', async ({ request }, { outputDir }) => {
  test.skip(process.env.JAVA === 'no', 'npm test says how to get Java')
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
    .filter(({ message }) => !ABOUT_STYLES.test(message))
    .map(({ url, message, extract }) => `${url.split('/').at(-1)}: ${message} ${extract}`)
  expect(errors).toEqual([])
})
