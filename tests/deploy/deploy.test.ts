// What deploy/ holds is tried where the programs for it are, and else held against the repository.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { CONFIG_VARIABLES, readConfig } from '#platform/config.ts'

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
  })
  .loose()

const VARIABLE = /\$\{([A-Z_]+)(?::?[?-][^}]*)?\}/g
const compose = Compose.parse(parse(readFileSync('deploy/compose.yml', 'utf8'), { merge: true }))
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
/** Without comments, and with lines that go on joined. */
const steps = dockerfile
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

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
        (name.startsWith('site') && /^HEALTHCHECK/m.test(dockerfile))
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
    expect([config.trustedProxies, config.files.kind]).toEqual([1, 's3'])
  }
  // One of them makes the small sizes and the backups.
  expect(sites.filter(([, { environment }]) => environment?.PREPARE === 'no')).toHaveLength(1)
  expect(sites.filter(([, { environment }]) => environment?.BACKUP_DIR)).toHaveLength(1)
})

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
    ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? ''),
  ]
  expect(images.filter((image) => !/:(?:\d+\.\d+|RELEASE\.)/.test(image))).toEqual([])
})

test('the image runs as nobody special, with a check of its health and nothing that is private', () => {
  const last = steps.lastIndexOf(steps.findLast((line) => line.startsWith('USER ')) ?? '')
  expect(steps[last]).toBe('USER node')
  expect(steps.slice(last).filter((line) => /^(?:RUN|COPY|ADD) /.test(line))).toEqual([])
  expect(steps.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true)
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const name of ['.git', '.env', 'data', 'node_modules', 'build']) expect(left).toContain(name)
  const [, command = '[]'] = /^CMD (.+)$/.exec(steps.at(-1) ?? '') ?? []
  const [, program = ''] = z.array(z.string()).parse(JSON.parse(command))
  expect(existsSync(program)).toBe(true)
})

test('what nginx reads is there', () => {
  expect(globSync('deploy/nginx/*.conf').sort()).toEqual([
    'deploy/nginx/instances.compose.conf',
    'deploy/nginx/instances.conf',
    'deploy/nginx/zeichner.conf',
  ])
})
