import type { Site } from '#site/site-schema.ts'

export type Film = Site['films']['promotion']

export function filmAddress({ file }: Pick<Film, 'file'>): string {
  return `/films/${file}.mp4`
}

export function posterAddress({ file }: Pick<Film, 'file'>): string {
  return `/films/${file}.webp`
}
