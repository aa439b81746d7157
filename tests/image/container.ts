import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type ContainerOptions = {
  /** What stands in for the image below the program: a Debian in a folder, or this machine's. */
  base: string
  /** What the image adds to it. */
  tree: string
  data: string
  folder: string
  /** As `10001:10001`. */
  user: string
  environment: Readonly<Record<string, string>>
}

export type Container = Disposable & {
  /** To its end. */
  run: (command: readonly string[]) => { status: number | null; output: string }
  start: (command: readonly string[]) => Running
}

type Running = {
  output: () => string
  ended: Promise<number | null>
  /** In order, as Docker does. */
  stop: () => void
}

/** Of a Debian, what a program reads. */
const SYSTEM = ['usr', 'bin', 'sbin', 'lib', 'lib64', 'etc']
const DEVICES = ['null', 'zero', 'random', 'urandom']

/**
 * Runs commands as a container does that has a read-only root: in a tree of its own, as that user, without a capability; it can write
 * to /data and /tmp alone. Needs root, and no Docker.
 */
export function openContainer({ base, tree, data, folder, user, environment }: ContainerOptions): Container {
  const root = mkdtempSync(join(tmpdir(), 'zeichner-root-'))
  const system = SYSTEM.filter((name) => existsSync(join(base, name)))
  const binds = [...system.map((name) => [join(base, name), name]), [join(tree, 'app'), 'app']]
  const mounts = [
    `mount -t tmpfs -o mode=0755 tmpfs ${root}`,
    `mkdir -p ${[...binds.map(([, name]) => name), 'data', 'tmp', 'proc', 'dev'].map((name) => join(root, name ?? '')).join(' ')}`,
    ...binds.map(([from, name]) => `mount --bind ${from} ${join(root, name ?? '')}`),
    ...binds.map(([, name]) => `mount -o remount,bind,ro ${join(root, name ?? '')}`),
    `mount --bind ${data} ${root}/data`,
    `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
    `mount -t proc proc ${root}/proc`,
    ...DEVICES.flatMap((name) => [
      `touch ${root}/dev/${name}`,
      `mount --bind /dev/${name} ${root}/dev/${name}`,
    ]),
    `mount -o remount,ro ${root}`,
  ]
  const [uid, gid] = user.split(':')
  const rights = `--reuid ${uid} --regid ${gid} --clear-groups --no-new-privs --bounding-set -all --inh-caps -all`
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const inside = `cd ${folder} && exec env -i ${settings.join(' ')} "$@"`
  const script = `set -e; ${mounts.join('; ')}; exec chroot ${root} setpriv ${rights} sh -c '${inside}' sh "$@"`
  const parametersOf = (command: readonly string[]) => [
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    'sh',
    '-c',
    script,
    'sh',
    ...command,
  ]
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' }
  return {
    run: (command) => {
      const { status, stdout, stderr } = spawnSync('unshare', parametersOf(command), {
        env,
        encoding: 'utf8',
      })
      return { status, output: `${stdout}${stderr}` }
    },
    start: (command) =>
      watch(spawn('unshare', parametersOf(command), { env, stdio: ['ignore', 'pipe', 'pipe'] })),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  }
}

function watch(unshare: ChildProcess): Running {
  let output = ''
  for (const stream of [unshare.stdout, unshare.stderr])
    stream?.on('data', (text) => {
      output += text
    })
  const { promise: ended, resolve } = Promise.withResolvers<number | null>()
  unshare.on('close', resolve)
  return {
    output: () => output,
    ended,
    stop: () => {
      const children = readFileSync(`/proc/${unshare.pid}/task/${unshare.pid}/children`, 'utf8')
        .trim()
        .split(' ')
      for (const child of children) process.kill(Number(child), 'SIGTERM')
    },
  }
}
