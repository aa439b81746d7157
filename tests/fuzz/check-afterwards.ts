import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { anEnquiry } from '#tests/form-agency.ts'
import type { FuzzSite } from './fuzz-site.ts'

const KILOBYTES = 1_024
/** Far below what a leak would come to, and above what the site takes under load. */
const MOST_RESIDENT_MB = 1_024
/** What belongs into the site's own folder besides its data. */
const OWN = ['data', 'watch.sock', 'home', 'tmp']
/** Where the program lies, without what tools write there. */
const PROGRAM = ['src', 'build', 'content', 'messages', 'migrations', 'models', 'demo', 'deploy']
const STARTED = Date.now()

/** Whether the site is as good as before: each sentence says what is wrong. It is stopped by this. */
export async function checkAfterwards(site: FuzzSite): Promise<string[]> {
  const { rss } = await site.watch()
  const residentMb = rss / KILOBYTES ** 2
  const faults = [
    ...(residentMb > MOST_RESIDENT_MB ? [`The site has ${Math.round(residentMb)} MB in memory.`] : []),
    ...(await checkHonest(site)),
  ]
  const { code, stdout, stderr } = await site.stop()
  return [
    ...faults,
    ...(code === 0 ? [] : [`The site ended with ${code}: ${stderr.slice(-500)}`]),
    ...listErrors(stdout),
    ...listWritten(site),
  ]
}

/** Honest requests get the right content. */
async function checkHonest({ address, made, askAsStaff }: FuzzSite): Promise<string[]> {
  const home = await fetch(`${address}/`, { headers: { 'Accept-Language': 'de' } })
  const page = await home.text()
  const name = `Katrin ${Date.now()}`
  const enquiry = await fetch(`${address}/illusde/api/contact`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': '192.0.2.77' },
    body: anEnquiry({ opened: made.get('opened') ?? '', name }),
  })
  const listed = await untilListed(name, askAsStaff)
  return [
    ...(home.status === 200 && page.includes('</html>') ? [] : [`The home page answers ${home.status}.`]),
    ...(enquiry.status < 300
      ? []
      : [`An enquiry is answered with ${enquiry.status}: ${await enquiry.text()}`]),
    ...(listed ? [] : ['An enquiry did not come to the staff.']),
  ]
}

/** Enquiries come into the database in the background. */
async function untilListed(name: string, askAsStaff: FuzzSite['askAsStaff']): Promise<boolean> {
  const end = Date.now() + 20_000
  while (Date.now() < end) {
    const list = await (await askAsStaff('GET', `/enquiries?perPage=10&q=${encodeURIComponent(name)}`)).text()
    if (list.includes(name)) return true
  }
  return false
}

/** What the site logged as an error, once each. */
function listErrors(stdout: string): string[] {
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  const texts = lines.map((line) => line.replace(/"(?:time|requestId|pid|hostname)":("[^"]*"|\d+),?/g, ''))
  return [...new Set(texts)].map((line) => `Logged: ${line.slice(0, 1_000)}`)
}

/** Files that were written where only the program lies, or beside the data. */
function listWritten({ folder }: FuzzSite): string[] {
  const beside = readdirSync(folder).filter((name) => !OWN.includes(name))
  const left = ['home', 'tmp'].flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => `${name}/${file}`),
  )
  const program = PROGRAM.flatMap((name) =>
    readdirSync(name, { recursive: true, encoding: 'utf8' })
      .map((file) => join(name, file))
      .filter((file) => statSync(file).ctimeMs > STARTED),
  )
  return [...beside, ...left, ...program].map((file) => `${file} was written outside of the data.`)
}
