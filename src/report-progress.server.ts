import { existsSync, readFileSync } from 'node:fs'
import {
  describeProgress,
  openProgressLine,
  type PictureProgress,
} from './domain/published/picture-progress.ts'
import { keepBelow } from './platform/command-line/keep-below.ts'
import type { Log } from './platform/log.ts'

type ReadProgress = () => PictureProgress

/** Often enough to see that it goes on, and still few lines in a log. */
const LOGGED_EVERY_MS = 10_000
const SHOWN_EVERY_MS = 1_000

export function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** A thousand readers of rounds, as many connections of browsers, and the files that are sent meanwhile. */
const FEWEST_OPEN_FILES = 4_096
/** Linux alone has this file. Node has raised the soft limit to the hard one by now. */
const LIMITS = '/proc/self/limits'

/** Warns of so few open files and connections that the process would refuse visitors under load. */
export function warnOfFewFiles(log: Log): void {
  const limits = existsSync(LIMITS) ? readFileSync(LIMITS, 'utf8') : ''
  const allowed = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY)
  if (allowed < FEWEST_OPEN_FILES) log.warn({ allowed, needed: FEWEST_OPEN_FILES }, 'limit.few-open-files')
}

/**
 * Says where the site is, and from then on how far pictures are prepared, indexed and fitted: on a terminal below all
 * else, where it stays. Returns what stops it.
 */
export function reportProgress(greeting: readonly string[], read: ReadProgress): () => void {
  return process.stdout.isTTY ? reportOnTerminal(greeting, read) : reportInLog(greeting, read)
}

function reportOnTerminal(greeting: readonly string[], read: ReadProgress): () => void {
  const { show, end } = keepBelow([process.stdout, process.stderr])
  const describeNow = openProgressLine(() => performance.now())
  let next: NodeJS.Timeout | undefined

  function report(): void {
    const line = describeNow(read())
    show(line === null ? greeting : [...greeting, line])
    next = setTimeout(report, line === null ? LOGGED_EVERY_MS : SHOWN_EVERY_MS).unref()
  }

  report()
  return () => {
    clearTimeout(next)
    show(greeting)
    end()
  }
}

function reportInLog(greeting: readonly string[], read: ReadProgress): () => void {
  for (const line of greeting) print(line)
  let reported: PictureProgress | null = null
  const reporting = setInterval(() => {
    const now = read()
    for (const line of describeProgress(reported, now)) print(line)
    reported = now
  }, LOGGED_EVERY_MS).unref()
  return () => clearInterval(reporting)
}
