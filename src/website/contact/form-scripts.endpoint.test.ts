import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ENQUIRY } from '#domain/enquiries/forms/enquiry.ts'
import { checkForm } from '#platform/fields/check.ts'

/** In every error that zod makes. */
const ZOD = 'invalid_type'

test('the forms come to browsers with their quick check and without zod', async () => {
  const scripts: string[] = []
  for await (const path of glob('build/client/assets/*.js')) scripts.push(await readFile(path, 'utf8'))
  const empty = checkForm(ENQUIRY, new FormData())
  for (const key of Object.values(empty))
    expect(scripts.some((script) => script.includes(key ?? ''))).toBe(true)
  expect(scripts.filter((script) => script.includes(ZOD))).toEqual([])
})
