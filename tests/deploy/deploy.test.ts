// What deploy/ holds is tried where the programs for it are, and else held against the repository.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { CONFIG_VARIABLES, readConfig } from '#platform/config.ts'
import { readIgnored, readImage, readSteps } from '#tests/image/dockerfile.ts'

const Text = z.union([z.string(), z.number()])
const Condition = z.enum(['service_started', 'service_healthy', 'service_completed_successfully'])

/** The part of the Compose specification that our file uses; anything else in it is a mistake. */
const Service = z.strictObject({
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  image: z.string(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  mem_limit: z
    .string()
    .regex(/^\d+[mg]$/)
    .optional(),
  shm_size: z
    .string()
    .regex(/^\d+[mg]$/)
    .optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: Condition })).optional(),
  environment: z.record(z.string(), Text).optional(),
  volumes: z.array(z.string()).optional(),
  networks: z.strictObject({ default: z.strictObject({ ipv4_address: z.ipv4() }) }).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  command: z.array(z.string()).optional(),
  entrypoint: z.array(z.string()).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.int(),
    })
    .optional(),
})
const Compose = z
  .object({
    name: z.string(),
    services: z.record(z.string(), Service),
    volumes: z.record(z.string(), z.null()),
    networks: z.strictObject({
      default: z.strictObject({
        ipam: z.strictObject({
          config: z.array(z.strictObject({ subnet: z.cidrv4(), ip_range: z.cidrv4() })),
        }),
      }),
    }),
  })
  .loose()

const VARIABLE = /\$\{([A-Z_]+)(?::?[?-][^}]*)?\}/g
const compose = Compose.parse(parse(readFileSync('deploy/compose.yml', 'utf8'), { merge: true }))
const steps = readSteps()
const image = readImage()
const textsIn = (step: string) => steps.filter(({ name }) => name === step).map(({ text }) => text)

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test('all that a service of compose.yml depends on, mounts or is built from is there', () => {
  for (const { depends_on: needed = {}, volumes = [], build } of Object.values(compose.services)) {
    for (const [name, { condition }] of Object.entries(needed)) {
      expect(Object.keys(compose.services)).toContain(name)
      const hasCheck =
        compose.services[name]?.healthcheck !== undefined ||
        (name.startsWith('site') && image.healthCheck.length > 0)
      expect([name, condition !== 'service_healthy' || hasCheck]).toEqual([name, true])
    }
    for (const volume of volumes) {
      const [source = ''] = volume.replace(VARIABLE, 'given').split(':')
      if (source.startsWith('./'))
        expect([source, existsSync(join('deploy', source))]).toEqual([source, true])
      else if (source !== 'given') expect(Object.keys(compose.volumes)).toContain(source)
    }
    if (build) expect(existsSync(join('deploy', build.context, build.dockerfile))).toBe(true)
  }
})

test('the instances of compose.yml get settings that the program has and takes, and the proxy is trusted', () => {
  const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site-'))
  expect(sites).toHaveLength(2)
  for (const [name, { environment = {} }] of sites) {
    expect([name, Object.keys(environment).filter((key) => !CONFIG_VARIABLES.includes(key))]).toEqual([
      name,
      [],
    ])
    const given = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [
        key,
        key === 'PUBLIC_URL'
          ? 'https://www.zeichner.example'
          : String(value)
              .replace(/\$\{\w+:-\}/, '')
              .replace(VARIABLE, 'secret'),
      ]),
    )
    const config = readConfig(given)
    expect([config.trustedProxies, config.files.kind]).toEqual([1, 'folder'])
  }
  // One of them makes the small sizes and the backups.
  expect(sites.filter(([, { environment }]) => environment?.PREPARE === 'no')).toHaveLength(1)
  expect(sites.filter(([, { environment }]) => environment?.BACKUP_DIR)).toHaveLength(1)
})

test('both instances of compose.yml have their pictures in one volume, and all else each in one of its own', () => {
  const mounted = Object.entries(compose.services)
    .filter(([name]) => name.startsWith('site-'))
    .map(([name, { volumes = [] }]) => [name, ...volumes])
  expect(mounted).toEqual([
    ['site-1', 'site-1:/data', 'files:/data/files'],
    ['site-2', 'site-2:/data', 'files:/data/files'],
  ])
})

test('nginx finds the instances of compose.yml at addresses that no other container gets', () => {
  const addresses = Object.values(compose.services).flatMap(
    ({ networks }) => networks?.default.ipv4_address ?? [],
  )
  const named = [
    ...readFileSync('deploy/nginx/instances.compose.conf', 'utf8').matchAll(/server ([\d.]+):(\d+) /g),
  ]
  expect(named.map(([, address]) => address)).toEqual(addresses)
  expect(named.map(([, , port]) => port)).toEqual(addresses.map(() => image.environment.PORT))
  const [{ subnet, ip_range: others } = { subnet: '', ip_range: '' }] = compose.networks.default.ipam.config
  for (const address of addresses)
    expect([isWithin(address, subnet), isWithin(address, others)]).toEqual([true, false])
})

function isWithin(address: string, range: string): boolean {
  return ipaddr.IPv4.parse(address).match(ipaddr.IPv4.parseCIDR(range))
}

test('what compose.yml asks for is named in the example of its environment', () => {
  const named = [...readFileSync('deploy/compose.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  )
  const asked = textsOf(compose.services).flatMap((text) =>
    [...text.matchAll(VARIABLE)].map(([, name]) => name),
  )
  expect([...new Set(asked)].sort()).toEqual(named.toSorted())
})

test('images are pinned to a version', () => {
  const images = [
    ...Object.values(compose.services).flatMap(({ image, build }) => (build ? [] : [image])),
    ...textsIn('FROM').map((text) => text.split(' ')[0] ?? ''),
  ]
  expect(images.filter((image) => !/:\d+\.\d+/.test(image))).toEqual([])
})

test('the image runs as nobody special, says whether it is ready, and gets nothing that is private', () => {
  const last = steps.findLastIndex(({ name }) => name === 'USER')
  expect(image.user).toMatch(/^[1-9]\d+:[1-9]\d+$/)
  expect(steps.slice(last).filter(({ name }) => ['RUN', 'COPY', 'ADD'].includes(name))).toEqual([])
  expect(image.healthCheck.join(' ')).toContain('/readyz')
  const isLeft = readIgnored()
  for (const path of [
    '.git',
    '.env',
    'data',
    'node_modules/hono',
    'demo/drawing/node_modules/x',
    'build/server',
  ])
    expect([path, isLeft(path)]).toEqual([path, true])
  for (const path of ['src/main.ts', 'src/domain/backup', 'deploy/Dockerfile', '.env.example'])
    expect([path, isLeft(path)]).toEqual([path, false])
})

test('the image is made by the step that test:image takes, and runs what is in it', () => {
  expect(existsSync(image.build[1] ?? '')).toBe(true)
  expect(textsIn('COPY')).toContain(`--from=build ${image.build[2]} /`)
  expect(existsSync(image.command[1] ?? '')).toBe(true)
  expect(image.environment.PATH).toMatch(/^\/app\/bin:/)
})

test('what nginx reads is there', () => {
  expect(globSync('deploy/nginx/*.conf').sort()).toEqual([
    'deploy/nginx/instances.compose.conf',
    'deploy/nginx/instances.conf',
    'deploy/nginx/zeichner.conf',
  ])
})

test('the runbook says what to do first at each alert', () => {
  const alerts = [...readFileSync('deploy/prometheus-rules.yml', 'utf8').matchAll(/- alert: (\w+)/g)].map(
    ([, name = '']) => name,
  )
  const [, after = ''] = readFileSync('docs/runbook.md', 'utf8').split('\n## At 3 in the morning\n')
  const table = after.split('\n## ')[0] ?? ''
  expect(alerts.length).toBeGreaterThan(0)
  expect(alerts.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})
