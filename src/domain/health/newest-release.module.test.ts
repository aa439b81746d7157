import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { VERSION } from '#platform/version.server.ts'
import { openTestLog } from '#tests/pictures.ts'
import { openTestFolder } from '#tests/run-program.ts'
import { findRelease, isNewer, openReleaseCheck } from './newest-release.server.ts'

const HOUR_MS = 3_600_000
const MORE_THAN_IS_READ = 300_000

async function openSource() {
  const stack = new AsyncDisposableStack()
  const { folder } = stack.use(await openTestFolder())
  const source = { answer: '2.1.0', requests: 0 }
  const server = createServer((_, response) => {
    source.requests += 1
    response.end(source.answer)
  }).listen(0, '127.0.0.1')
  stack.defer(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
  const { log, named } = openTestLog()
  /** A site that is started so many hours after the first, and asks if it is time. */
  const startAfter = async (hours: number, releasesUrl: string | null = url) => {
    const now = new Date(Date.UTC(2026, 10, 1) + hours * HOUR_MS)
    const job = openReleaseCheck({
      config: { dataDirectory: folder, releasesUrl },
      clock: { now: () => now },
      log,
    })
    await job.trigger()
    await job.close()
    return (await findRelease(folder))?.version
  }
  return { source, startAfter, named, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

test('the address is asked once a day, however often the site starts, and never where none is set', async () => {
  await using place = await openSource()
  const { source, startAfter } = place
  expect(await startAfter(0, null)).toBe(undefined)
  expect(source.requests).toBe(0)
  expect(await startAfter(0)).toBe('2.1.0')
  source.answer = 'v2.2.0\n'
  expect(await startAfter(23)).toBe('2.1.0')
  expect(source.requests).toBe(1)
  expect(await startAfter(24)).toBe('2.2.0')
  expect(source.requests).toBe(2)
})

test('an answer is a text or JSON with a version; another names none', async () => {
  await using place = await openSource()
  const { source, startAfter, named } = place
  const answers: [string, string | null][] = [
    ['{"version":"3.0.1"}', '3.0.1'],
    ['{"tag_name":"v3.10.0","body":"Notes"}', '3.10.0'],
    ['{"tag_name":7}', null],
    ['{"tag_name', null],
    ['<html>2.1.0</html>', null],
    [`{"version":"3.0.1","body":"${'x'.repeat(MORE_THAN_IS_READ)}"}`, null],
  ]
  for (const [day, [answer, version]] of answers.entries()) {
    source.answer = answer
    expect([answer.slice(0, 40), await startAfter(24 * day)]).toEqual([answer.slice(0, 40), version])
  }
  expect(named('release.unknown')).toHaveLength(4)
})

test('versions are compared by their numbers', () => {
  const [major = 0, minor = 0] = VERSION.split('.').map(Number)
  expect(
    [`${major}.${minor + 10}.0`, `${major + 1}.0.0`, VERSION, `${major - 1}.99.99`].map(isNewer),
  ).toEqual([true, true, false, false])
})
