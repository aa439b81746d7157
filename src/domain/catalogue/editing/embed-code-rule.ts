import { z } from 'zod'
import { type Player, readEmbedCode } from '#domain/catalogue/embed-code.ts'
import { LONGEST_EMBED_CODE } from './limits.ts'

/** Rebuilds an embed code from its player address alone, so that no other markup in it is stored. */
export const embedCode = z
  .string()
  .max(LONGEST_EMBED_CODE)
  .nullable()
  .default(null)
  .transform((text, check) => {
    if (!text?.trim()) return null
    const player = readEmbedCode(text)
    if (player) return writeEmbedCode(player)
    check.addIssue({ code: 'custom', message: 'not-a-player' })
    return z.NEVER
  })

function writeEmbedCode(player: Player): string {
  if (player.kind === 'foreign')
    return `<iframe src="${new URL(player.address).href}" allowfullscreen></iframe>`
  const poster = player.poster ? ` poster="${player.poster}"` : ''
  return `<video src="${player.film}"${poster} controls playsinline preload="none"></video>`
}
