import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { chmod, readdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { CONFIG_VARIABLES, readConfig } from '#platform/config.ts'
import { addDatabase } from '#tests/databases/data-folder.ts'
import { openTestFolder } from '#tests/run-program.ts'

const WRAPPER = resolve('deploy/zeichner')
const unit = readFileSync('deploy/zeichner.service', 'utf8')
const wrapper = readFileSync(WRAPPER, 'utf8')
const example = readFileSync('deploy/zeichner.env.example', 'utf8')
const canMount =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs none /mnt']).status === 0

test('the unit and commands beside it read one file by one program', () => {
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node --env-file=\/etc\/zeichner\.env /m)
  expect(unit).not.toMatch(/^EnvironmentFile=/m)
  expect(wrapper).toMatch(/ZEICHNER_ENV:=\/etc\/zeichner\.env/)
  const set = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)='?([^'\n]*)'?$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  )
  const ofOthers = /^(?:NODE_ENV|RESTIC_\w+)$/
  expect(set.filter(([name = '']) => !CONFIG_VARIABLES.includes(name) && !ofOthers.test(name))).toEqual([])
  expect(readConfig(Object.fromEntries(set))).toMatchObject({ trustedProxies: 1, demo: false })
})

test('the unit may not write into its program', () => {
  expect(unit).toMatch(/^ProtectSystem=strict$/m)
  const writable = [...unit.matchAll(/^ReadWritePaths=(.*)$/gm)].map(([, paths]) => paths)
  expect(writable).toEqual(['-/var/backups/zeichner'])
})

test('a command has the settings of the file, whoever calls it with whatever environment', async () => {
  await using place = await openTestFolder()
  const [data, other] = [join(place.folder, 'da#ta'), join(place.folder, 'other')]
  const file = join(place.folder, 'zeichner.env')
  await writeFile(file, `DATA_DIR='${data}'\nDEMO=no\nPUBLIC_URL=https://www.zeichner.example\n`)
  const { status, stdout, stderr } = spawnSync(WRAPPER, ['staff', 'add', 'ada@mail.example', 'Ada'], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      DATA_DIR: other,
      ZEICHNER_ENV: file,
      ZEICHNER_FOLDER: process.cwd(),
      ZEICHNER_USER: userInfo().username,
    },
  })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('https://www.zeichner.example/admin/')
  expect(await readdir(data)).toContain('db')
  expect((await readdir(place.folder)).sort()).toEqual(['da#ta', 'zeichner.env'])
})

test('any other program gets the settings of the file and its arguments, and its exit code is told', async () => {
  await using place = await openTestFolder()
  const file = join(place.folder, 'zeichner.env')
  await writeFile(file, "RESTIC_PASSWORD='a $b # c'\n")
  const { status, stdout } = spawnSync(
    WRAPPER,
    ['run', 'sh', '-c', 'echo "$RESTIC_PASSWORD $1"; exit 7', '-', '--two words'],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        ZEICHNER_ENV: file,
        ZEICHNER_FOLDER: process.cwd(),
        ZEICHNER_USER: userInfo().username,
      },
    },
  )
  expect([status, stdout]).toEqual([7, 'a $b # c --two words\n'])
})

test('without the file a command says so and does nothing', async () => {
  await using place = await openTestFolder()
  const call = (environment: Record<string, string>) =>
    spawnSync(WRAPPER, ['staff', 'list'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ZEICHNER_FOLDER: process.cwd(), ...environment },
    })
  const missing = call({ ZEICHNER_ENV: join(place.folder, 'missing.env') })
  expect([missing.status, missing.stderr]).toEqual([1, expect.stringContaining('missing.env')])
})

test.runIf(canMount)('a built program serves from a folder that cannot be written', async () => {
  await using place = await openTestFolder()
  const file = join(place.folder, 'zeichner.env')
  await writeFile(file, `DATA_DIR=${join(place.folder, 'data')}\nDEMO=no\nHOST=127.0.0.1\nPORT=0\n`)
  const [program, start] = [process.cwd(), join(place.folder, 'start')]
  mkdirSync(join(place.folder, 'data'))
  addDatabase(join(place.folder, 'data'))
  await writeFile(
    start,
    `#!/bin/sh\nmount --bind ${program} ${program} && mount -o remount,ro,bind ${program} && cd ${program} || exit 9
touch ${program}/package.json 2>/dev/null && exit 8
exec node --env-file=${file} scripts/start.mjs\n`,
  )
  await chmod(start, 0o700)
  const child = spawn('unshare', ['--mount', start], { env: { PATH: process.env.PATH, HOME: place.folder } })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)))
  try {
    await expect.poll(() => output.join(''), { timeout: 100_000 }).toMatch(/http:\/\/localhost:\d+/)
  } finally {
    const ended = once(child, 'exit')
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await ended
    }
  }
  expect(child.exitCode).toBe(0)
})
