import { readFileSync } from 'node:fs'
import type { Both } from '../subjects/piece.ts'

/** One part of a motif, as written: `fox sit+book row:3 @.4 /.5 ^.2 .3 <` */
export type Casting = {
  name: string
  doing: string | null
  holding: string | null
  /** Several of it in an arrangement, such as five in a row. */
  several: { arrangement: string; count: number } | null
  /** Share of the width. */
  x: number
  /** From 0 at the horizon to 1 at the lower edge. */
  depth: number
  /** Share of the height where its foot is, for what flies, floats or lies on a table seen from above. */
  height: number | null
  /** Share of the sheet's shorter side. */
  size: number
  flip: boolean
}

export type Written = { name: string; title: Both; alt: Both; place: string; cast: readonly Casting[] }

/** Three lines of a list; `made` is of the third, with its line for messages. */
export type Entry = { title: Both; alt: Both; made: Both; where: string }

/**
 * Reads a list: three lines an entry, each of two halves with a bar between: titles and what is to be seen, German and
 * English, then how it is made. Lines that begin with # are remarks. Throws with file and line.
 */
export function readEntries(path: string): Entry[] {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((text, index) => ({ text: text.trim(), number: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'))
  return Array.from({ length: Math.ceil(lines.length / 3) }, (_, at) => {
    const [title, alt, made] = lines.slice(at * 3, at * 3 + 3)
    if (!title || !alt || !made) throw new Error(`${path}: the last motif has fewer than three lines.`)
    const where = `${path}:${made.number}`
    return { title: bothOf(title, path), alt: bothOf(alt, path), made: bothOf(made, path), where }
  })
}

/** A list of motifs that are made of a place and, after the bar, of who and what is in it, with semicolons between. */
export function readMotifs(path: string): Written[] {
  return readEntries(path).map(({ title, alt, made: [place, cast], where }) => ({
    name: slug(title[1]),
    title,
    alt,
    place,
    cast: cast.split(';').map((text) => castingOf(text.trim(), where)),
  }))
}

/** Titles of a motif's second and third take, each German then English, after its first German title, with bars between. */
export function readLaterTitles(path: string): Map<string, Both[]> {
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter((text) => /^[^#].*\|/.test(text))
  return new Map(
    rows.map((row): [string, Both[]] => {
      const [first = '', ...titles] = row.split('|').map((title) => title.trim())
      return [first, titles.flatMap((title, at) => (at % 2 ? [] : [[title, titles[at + 1] ?? ''] as const]))]
    }),
  )
}

function bothOf({ text, number }: { text: string; number: number }, path: string): Both {
  const [first, second, ...more] = text.split('|').map((half) => half.trim())
  if (!first || second === undefined || more.length > 0)
    throw new Error(`${path}:${number}: expected two halves with one bar between them.`)
  return [first, second]
}

function castingOf(text: string, where: string): Casting {
  const [name = '', ...tokens] = text.split(/\s+/)
  const casting: Casting = {
    name,
    doing: null,
    holding: null,
    several: null,
    x: 0.5,
    depth: 0.55,
    height: null,
    size: 0.3,
    flip: false,
  }
  for (const token of tokens) {
    const several = /^([a-z]+):(\d+)$/.exec(token)
    if (several) casting.several = { arrangement: several[1] ?? '', count: Number(several[2]) }
    else if (token === '<') casting.flip = true
    else if (/^@-?[\d.]+$/.test(token)) casting.x = Number(token.slice(1))
    else if (/^\/[\d.]+$/.test(token)) casting.depth = Number(token.slice(1))
    else if (/^\^[\d.]+$/.test(token)) casting.height = Number(token.slice(1))
    else if (/^[\d.]+$/.test(token)) casting.size = Number(token)
    else if (/^[a-zA-Z-]*(\+[a-z-]+)?$/.test(token)) {
      const [doing = '', holding] = token.split('+')
      if (doing) casting.doing = doing
      casting.holding = holding ?? null
    } else throw new Error(`${where}: "${token}" is not understood in "${text}".`)
  }
  return casting
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
