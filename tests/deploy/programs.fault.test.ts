import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { expect, test } from 'vitest'
import { BEFORE_SECRETS, withoutSecrets } from '#site/path-parts.ts'
import { hasNginx, openNginx } from '#tests/machines/nginx.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'

function run(program: string, parameters: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}

const has = (program: string) => run(program, ['--version']).status === 0
/** systemd's own words, from 0 (nothing may be done) to 10. */
const MOST_EXPOSED = 3

test.runIf(has('promtool'))('the alert rules are right, and fire when they should', () => {
  expect(run('promtool', ['check', 'rules', 'deploy/prometheus-rules.yml']).output).toContain('SUCCESS')
  const tried = run('promtool', ['test', 'rules', 'deploy/prometheus-rules.test.yml'])
  expect([tried.status, tried.output]).toEqual([0, expect.stringContaining('SUCCESS')])
})

test.runIf(has('systemd-analyze'))('systemd takes the unit, and it may do little', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zeichner-unit-'))
  try {
    const unit = join(folder, 'zeichner.service')
    cpSync('deploy/zeichner.service', unit)
    const verified = run('systemd-analyze', ['verify', '--recursive-errors=no', unit])
    const faults = verified.output.split('\n').filter((line) => line.includes(unit))
    // A machine of tests may keep its Node elsewhere.
    expect(faults.filter((line) => !/not executable/.test(line))).toEqual([])
    const { output } = run('systemd-analyze', ['security', '--offline=yes', '--no-pager', unit])
    const exposed = Number(/exposure level.*?: ([\d.]+)/.exec(output)?.[1])
    expect(exposed).toBeLessThanOrEqual(MOST_EXPOSED)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.runIf(hasNginx())('nginx takes its configuration without a warning, and speaks HTTP/2', async () => {
  await using nginx = await openNginx([1, 2])
  expect(nginx.errors()).toBe('')
  const socket = connect({
    port: nginx.httpsPort,
    rejectUnauthorized: false,
    ALPNProtocols: ['h2', 'http/1.1'],
  })
  await once(socket, 'secureConnect')
  expect(socket.alpnProtocol).toBe('h2')
  socket.destroy()
})

async function statusOf(port: number, path: string): Promise<number | undefined> {
  const headers = { Referer: 'https://www.zeichner.example/lieferung/its-secret' }
  const [answer] = await once(get({ port, path, headers, rejectUnauthorized: false }), 'response')
  return answer.resume().statusCode
}

test.runIf(hasNginx())(
  'nginx stores a page once, and nothing of what strangers add to its address',
  async () => {
    await using agency = await openTestAgency({ environment: { TRUST_PROXY: '1' } })
    const port = Number(new URL(agency.address).port)
    await using nginx = await openNginx([port, port])
    expect(await statusOf(nginx.httpsPort, '/en')).toBe(200)
    await expect.poll(nginx.stored).toBe(1)
    for (const path of ['/en?n', '/en?order=new&utm_source=n', '/%65n', '/./en'])
      expect(await statusOf(nginx.httpsPort, path)).toBe(200)
    expect(await statusOf(nginx.httpsPort, '/en/team')).toBe(200)
    await expect.poll(nginx.stored).toBe(2)
  },
)

test.runIf(hasNginx())('nginx logs paths as the site does, and nothing of visitors', async () => {
  await using nginx = await openNginx([1, 2])
  const paths = [
    '/illustrator/ada-linde',
    '/illusde/api/artist/12/images',
    ...BEFORE_SECRETS.flatMap((beginning) => [
      `${beginning}its-secret`,
      `/en${beginning}its-secret/zip`,
      `/illusde/api${beginning.toUpperCase()}its-secret/round/events`,
      `/%0A${beginning}its%2Dsecret%0A`,
    ]),
  ]
  for (const path of paths) await statusOf(nginx.httpsPort, `${path}?p=its-secret`)
  await expect.poll(() => nginx.requests().trimEnd().split('\n')).toHaveLength(paths.length)
  const logged = nginx.requests().trimEnd().split('\n')
  expect(logged.map((line) => /"GET (.*?)"/.exec(line)?.[1])).toEqual(
    paths.map((path) => withoutSecrets(path).replaceAll('\n', String.raw`\x0A`)),
  )
  expect(nginx.requests()).not.toMatch(/its.{1,3}secret|127\.0\.0\.1|[?]/)
})

test.runIf(hasNginx())('nginx answers the outside nothing that is for operators', async () => {
  await using nginx = await openNginx([1, 2])
  const hidden = ['/readyz', '/metrics', '//readyz', '/%72eadyz?a', '/healthz', '/healthz?a']
  const statuses = await Promise.all(hidden.map((path) => statusOf(nginx.httpsPort, path)))
  expect(statuses).toEqual(hidden.map((path) => (path.startsWith('/healthz') ? 502 : 404)))
})
