// `npm run test:hostile`: sends hostile files to the real site through search, applications and staff uploads, and meanwhile
// watches health, an uncached page, and memory. Ends with 1 when one of the limits below was exceeded.
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { failOn, say, startDemo } from '#tests/long-run.ts'
import { findPictures } from './find-pictures.ts'
import { aSlowDrawing, type HostileFile, makeHostilePictures } from './hostile-pictures.ts'
import { openFormSender, type Sender, type Sent, sendBySearch, signInUploader } from './hostile-senders.ts'
import { watchSite } from './watch-site.ts'

/**
 * So high that a busy machine is no failure, and something that hangs is; what was seen is printed. Wanted are 10 s for
 * the slowest answer and 200 ms for the longest stop of the event loop.
 */
const LIMITS = { slowestAnswerMs: 60_000, medianLookMs: 500, memoryMb: 1_024, stopMs: 1_000 }
/** One of so many files is a picture of a package as it is; others are changed ones. */
const FOUND_SHARE = 8
const AT_ONCE = 4
const BOMBS = 20
const BUSY = 503

async function main({ files, seed }: { files: number; seed: number }): Promise<void> {
  await using demo = await startDemo()
  const { site, folder, socket } = demo
  const sendByUpload = await signInUploader(site.address, folder)
  const sendByForm = await openFormSender(site.address)
  const hostile = await makeHostilePictures(files, seed, findPictures(Math.floor(files / FOUND_SHARE)))
  const watch = watchSite(site, socket)
  const sent = await sendAll(site.address, hostile, [sendBySearch, sendByForm, sendByUpload])
  const atOnce = Array.from({ length: BOMBS }, () => ({
    kind: 'bomb',
    name: 'bomb.svg',
    bytes: aSlowDrawing(),
  }))
  const bombs = await Promise.all(atOnce.map((bomb, at) => sendBySearch(site.address, bomb, files + at)))
  const seen = await watch.end()
  print(sent, 'all')
  for (const way of ['search', 'application', 'upload'])
    print(
      sent.filter((one) => one.way === way),
      way,
    )
  print(bombs, `${BOMBS} drawings at once`)
  say(
    `the event loop stood still for ${Math.round(seen.stop.ownMs)} ms at most, of which it worked ${Math.round(seen.stop.processorMs)} ms`,
  )
  say(
    `health ${seen.health}, a cold page ${seen.page}; at most ${Math.round(seen.siteMb)} MB, a decoder ${Math.round(seen.decodersMb)} MB`,
  )
  // Some may get 503, because the site processes sixteen pictures at once.
  failOn(judge([...sent, ...bombs.filter(({ status }) => status !== BUSY)], seen))
}

/** Sends a few files at a time, alternating between the ways, each from another network. */
async function sendAll(
  address: string,
  files: readonly HostileFile[],
  ways: readonly Sender[],
): Promise<Sent[]> {
  const sent: Sent[] = []
  const left = files.entries()
  async function work(): Promise<void> {
    for (const [at, file] of left) {
      const send = ways[at % ways.length]
      if (send) sent.push(await send(address, file, at))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return sent
}

type Seen = Awaited<ReturnType<ReturnType<typeof watchSite>['end']>>

function judge(sent: readonly Sent[], { health, page, siteMb, failures, stop }: Seen): string[] {
  const bad = sent.filter(({ status }) => status >= 500)
  const slow = sent.filter(({ ms }) => ms > LIMITS.slowestAnswerMs)
  return [
    ...bad.map(({ way, kind, name, status }) => `${way} answered ${status} to ${name} (${kind})`),
    ...slow.map(({ way, kind, name, ms }) => `${way} took ${Math.round(ms)} ms for ${name} (${kind})`),
    ...failures,
    ...(health.median > LIMITS.medianLookMs ? [`health took ${health}`] : []),
    ...(page.median > LIMITS.medianLookMs ? [`a cold page took ${page}`] : []),
    ...(stop.processorMs > LIMITS.stopMs
      ? [`the event loop worked for ${Math.round(stop.processorMs)} ms without a pause`]
      : []),
    ...(siteMb > LIMITS.memoryMb ? [`memory grew to ${Math.round(siteMb)} MB`] : []),
  ]
}

function print(sent: readonly Sent[], what: string): void {
  const counts = new Map<number, number>()
  for (const { status } of sent) counts.set(status, (counts.get(status) ?? 0) + 1)
  const counted = [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} x ${status}`)
  const slowest = Math.max(0, ...sent.map(({ ms }) => ms))
  say(
    `${what}: ${sent.length} sent, ${counted.join(', ')}, the slowest answered after ${Math.round(slowest)} ms`,
  )
}

await runDeclared(COMMANDS, 'test:hostile', main)
