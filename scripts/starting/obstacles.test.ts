import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sentenceFor } from './obstacles.mjs'

const FILE = 'obstacles-test.log'

test.each([
  ['npm error code ENOTFOUND\nnpm error network request to https://registry', 'registry cannot be reached'],
  ['npm ERR! code ECONNREFUSED\nnpm ERR! at stack', 'registry cannot be reached'],
  ['npm error code ETIMEDOUT', 'registry cannot be reached'],
  ['npm error code ENOSPC\nnpm error syscall write', 'the disk is full'],
  ['[vite] Error: ENOSPC: no space left on device, write', 'the disk is full'],
  ['npm error code EACCES\nnpm error path /root/.npm', 'this user may not write'],
  ['npm error code EINTEGRITY', 'is not the one that package-lock.json names'],
  ['Error: spawn npm ENOENT', 'npm is not installed'],
])('of "%s" one sentence is said', (stderr, reason) => {
  const sentence = sentenceFor('It failed', { stdout: '', stderr }, FILE)
  rmSync(FILE)
  expect(sentence).toMatch(/^It failed: [^\n]+; what was said is in \/[^\n]+\.log\.$/)
  expect(sentence).toContain(reason)
})

test('what is not known is not guessed', () => {
  const sentence = sentenceFor('It failed', { stderr: 'SyntaxError: odd\n    at here' }, FILE)
  rmSync(FILE)
  expect(sentence).toMatch(/^It failed; what was said is in \/[^\n]+\.log\.$/)
})
