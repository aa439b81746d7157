import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { checkEnquiry } from '#domain/enquiries/forms/enquiry.ts'

/** In every error that zod makes. */
const ZOD = 'invalid_type'

test('the forms come to browsers with their quick check and without zod', async () => {
  const scripts: string[] = []
  for await (const path of glob('build/client/assets/*.js')) scripts.push(await readFile(path, 'utf8'))
  const empty = checkEnquiry({ name: '', email: '', message: '', accepted: false, files: [] })
  for (const key of Object.values(empty)) expect(scripts.some((script) => script.includes(key))).toBe(true)
  expect(scripts.filter((script) => script.includes(ZOD))).toEqual([])
})
