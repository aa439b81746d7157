import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

export const CONNECTIONS = 32
/** Headers of a German visitor's browser. */
export const BROWSER_HEADERS = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Accept-Language': 'de-DE,de;q=0.9',
  'Accept-Encoding': 'gzip, deflate, br',
}

const run = promisify(execFile)
const HAS_WRK = spawnSync('wrk', ['--version']).error === undefined
/** wrk uses less of a small machine's processors than autocannon. */
export const GENERATOR = HAS_WRK ? 'wrk' : 'autocannon'

/**
 * Requests per second over the given seconds, from a process of its own. @throws Error when a response was not
 * successful.
 */
export function measureLoad(url: string, seconds: number): Promise<number> {
  return HAS_WRK ? measureWithWrk(url, seconds) : measureWithAutocannon(url, seconds)
}

async function measureWithWrk(url: string, seconds: number): Promise<number> {
  const headers = Object.entries(BROWSER_HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...headers, url])
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!(perSecond > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk ${url}:\n${stdout}`)
  return perSecond
}

async function measureWithAutocannon(url: string, seconds: number): Promise<number> {
  const headers = Object.entries(BROWSER_HEADERS).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const parameters = ['--json', '-n', '-c', String(CONNECTIONS), '-d', String(seconds), ...headers, url]
  const { stdout } = await run('autocannon', parameters)
  const { requests, non2xx, errors } = JSON.parse(stdout)
  if (non2xx > 0 || errors > 0) throw new Error(`autocannon ${url}: ${non2xx} bad answers, ${errors} errors`)
  return requests.average
}
