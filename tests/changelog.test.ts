import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Versioned = z.looseObject({
  version: z.string(),
  packages: z.record(z.string(), z.unknown()).optional(),
})
const SEMVER = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

function read(file: string) {
  return Versioned.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const releases = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
  ([, heading = '']) => heading,
)

function asNumbers(version: string): number[] {
  const parts = SEMVER.exec(version)
  if (!parts) throw new Error(`${version} is no version.`)
  return parts.slice(1).map(Number)
}

/** Whether one version is later than another. */
function isLater(one: string, other: string): boolean {
  const others = asNumbers(other)
  const [difference = 0] = asNumbers(one)
    .map((part, place) => part - (others[place] ?? 0))
    .filter((part) => part !== 0)
  return difference > 0
}

test('the newest release of the changelog is the version of the package and of its lockfile', () => {
  const { version, packages } = read('package-lock.json')
  expect(releases[0]).toBe(read('package.json').version)
  expect(version).toBe(releases[0])
  expect(packages?.['']).toMatchObject({ version: releases[0] })
})

test('releases are versions, the newest first', () => {
  expect(releases.length).toBeGreaterThan(0)
  for (const [place, release] of releases.entries()) {
    expect(asNumbers(release)).toHaveLength(3)
    const before = releases[place + 1]
    if (before) expect(isLater(release, before), `${release} above ${before}`).toBe(true)
  }
})
