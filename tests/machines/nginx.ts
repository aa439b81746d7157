import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './free-port.ts'

const CONFIGURATION = 'deploy/nginx/zeichner.conf'
const INSTANCES = 'deploy/nginx/instances.conf'
const ASKED_EVERY_MS = 20
/** 1.25.1 */
const HTTP2_DIRECTIVE_SINCE = 1_025_001

export type Nginx = AsyncDisposable & {
  httpPort: number
  httpsPort: number
  /** Also warnings, of the configuration as well. */
  errors: () => string
  /** What was logged of requests, a line each. */
  requests: () => string
  /** How many responses it has stored. */
  stored: () => number
}

/** Debian's, or one in the path of a developer. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { env: PATHS }).status === 0
}

const PATHS = { PATH: `${process.env.PATH}:/usr/sbin:/sbin` }

/** The configuration of deploy/ before instances on these ports. Only ports and folders are others than there. */
export async function openNginx(instances: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'zeichner-nginx-'))
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
  for (const name of ['conf.d', 'tls', 'temporary']) mkdirSync(join(folder, name))
  makeCertificate(join(folder, 'tls'))
  writeFileSync(join(folder, 'nginx.conf'), around(folder))
  writeFileSync(join(folder, 'conf.d/zeichner.conf'), moved({ folder, httpPort, httpsPort }))
  writeFileSync(join(folder, 'conf.d/instances.conf'), withPorts(instances))
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    env: PATHS,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let refusal = ''
  nginx.stderr.on('data', (text) => {
    refusal += text
  })
  await untilItListens(nginx, httpsPort, () => refusal)
  const errors = () => refusal + readFileSync(join(folder, 'error.log'), 'utf8')
  return {
    httpPort,
    httpsPort,
    errors,
    requests: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stored: () =>
      readdirSync(join(folder, 'pages'), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ).length,
    [Symbol.asyncDispose]: async () => {
      nginx.kill('SIGTERM')
      if (nginx.exitCode === null) await once(nginx, 'close')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What Debian's /etc/nginx/nginx.conf says, in a folder of its own. */
function around(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log ${folder}/combined.log;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`).join('\n  ')}
  include conf.d/*.conf;
}
`
}

function moved({
  folder,
  httpPort,
  httpsPort,
}: {
  folder: string
  httpPort: number
  httpsPort: number
}): string {
  const isOld = isBeforeHttp2Directive()
  return replaceAll(readFileSync(CONFIGURATION, 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', ''],
    ['  listen 443 ssl;', `  listen 127.0.0.1:${httpsPort} ssl${isOld ? ' http2' : ''};`],
    ['  listen [::]:443 ssl;', ''],
    ...(isOld ? [['  http2 on;', ''] as const] : []),
    ['/etc/ssl/zeichner/fullchain.pem', `${folder}/tls/fullchain.pem`],
    ['/etc/ssl/zeichner/privkey.pem', `${folder}/tls/privkey.pem`],
    ['/var/cache/nginx/zeichner', `${folder}/pages`],
    ['/var/log/nginx', folder],
  ])
}

/** What zeichner.conf says to change for an older nginx. */
function isBeforeHttp2Directive(): boolean {
  const { stderr } = spawnSync('nginx', ['-v'], { env: PATHS, encoding: 'utf8' })
  const [, major = 0, minor = 0, patch = 0] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? []
  return Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch) < HTTP2_DIRECTIVE_SINCE
}

function withPorts([first, second]: readonly number[]): string {
  return replaceAll(readFileSync(INSTANCES, 'utf8'), [
    ['127.0.0.1:3000', `127.0.0.1:${first}`],
    ['127.0.0.1:3001', `127.0.0.1:${second}`],
  ])
}

/** @throws when the file has become another. */
function replaceAll(text: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((changed, [from, to]) => {
    if (changed.split(from).length !== 2) throw new Error(`deploy/nginx does not say "${from}" once.`)
    return changed.replace(from, to)
  }, text)
}

function makeCertificate(folder: string): void {
  const request = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ]
  const place = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', [...request, ...place, '-subj', '/CN=www.zeichner.example'], { stdio: 'ignore' })
}

async function untilItListens(nginx: ChildProcess, port: number, why: () => string): Promise<void> {
  while (!(await accepts(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${why()}`)
    await wait(ASKED_EVERY_MS)
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
