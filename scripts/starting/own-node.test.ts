import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#platform/config.ts'
import { USUAL } from './free-port.mjs'
import { chooseNode } from './own-node.mjs'

const Package = z.object({
  engines: z.object({ node: z.string() }),
  optionalDependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})
const { engines, optionalDependencies, devDependencies } = Package.parse(
  JSON.parse(readFileSync('package.json', 'utf8')),
)
const version = readFileSync('.node-version', 'utf8').trim()
const [major = ''] = version.split('.')
const DEBIAN = { platform: 'linux', arch: 'x64' }
const MAC = { platform: 'darwin', arch: 'arm64' }

test.each([
  ['packaged', '20.20.2', DEBIAN],
  ['packaged', '22.22.0', { ...DEBIAN, arch: 'arm64' }],
  ['own', '24.0.0', DEBIAN],
  ['own', '26.1.0', MAC],
  ['none', '18.20.8', DEBIAN],
  ['none', '22.22.0', MAC],
  ['none', '22.22.0', { ...DEBIAN, arch: 'riscv64' }],
])('the program runs on the %s Node where the machine has %s on %o', (which, own, machine) => {
  expect(chooseNode({ version: own, ...machine })).toBe(which)
})

test('wherever a version of Node stands it is that of .node-version', () => {
  expect(Object.entries(optionalDependencies)).toEqual(
    ['arm64', 'x64'].map((arch) => [`node-linux-${arch}`, version]),
  )
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${major}\\.`))
  const images = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^FROM node:([\d.]+)/gm)]
  expect(new Set(images.map(([, image]) => image))).toEqual(new Set([version]))
})

test('what is said of Node to those who run the program is what its start demands', () => {
  const [oldest = ''] = /\d+/.exec(engines.node) ?? []
  for (const file of ['README.md', 'docs/runbook.md']) {
    const said = [...readFileSync(file, 'utf8').matchAll(/Node (\d+)/g)].map(([, said]) => said)
    expect([file, new Set(said)]).toEqual([file, new Set([oldest, major])])
  }
})

test('the port that is tried before anything is installed is the one that the program takes', () => {
  const { port, host } = readConfig({})
  expect(USUAL).toEqual({ PORT: String(port), HOST: host })
})
