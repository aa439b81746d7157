import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Component = z.object({
  name: z.string(),
  version: z.string(),
  purl: z.string().startsWith('pkg:npm/'),
  hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string() })).default([]),
})
const Parts = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string().regex(/^1\.[4-9]$/),
  version: z.literal(1),
  serialNumber: z.string().startsWith('urn:uuid:'),
  metadata: z.object({ component: z.object({ name: z.literal('zeichner'), version: z.string() }) }),
  components: z.array(Component),
})
const Locked = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      name: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
})

test('npm run sbom lists every package of the running site with its version and hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'))
  try {
    const target = join(folder, 'parts.cdx.json')
    const { status, stderr } = spawnSync(process.execPath, ['scripts/sbom.mjs', target], { encoding: 'utf8' })
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
    const text = readFileSync(target, 'utf8')
    const { components } = Parts.parse(JSON.parse(text))
    const listed = components.map(({ name, version, hashes }) => `${name}@${version} ${hashes[0]?.content}`)
    const expected = production()
    expect(expected.filter((part) => !listed.includes(part))).toEqual([])
    expect(listed.filter((part) => !expected.includes(part) && !part.startsWith('drawing@'))).toEqual([])
    // The source of a package is not compared.
    expect(text).not.toMatch(/"type": "distribution"/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** The packages of the lockfile without development dependencies. */
function production(): string[] {
  const { packages } = Locked.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(packages).flatMap(([path, { version, name, integrity, dev, link }]) => {
    if (!path.includes('node_modules/') || dev || link) return []
    const [, last = ''] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    const hash = Buffer.from((integrity ?? '').replace('sha512-', ''), 'base64').toString('hex')
    return [`${name ?? last}@${version} ${hash}`]
  })
}
