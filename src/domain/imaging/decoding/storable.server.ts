import type { OriginalCheck } from '#domain/imaging/originals/check-original.server.ts'
import { sniffFormat } from '#domain/imaging/originals/sniff-format.ts'
import type { GoodOriginal } from '#domain/imaging/originals/store-original.server.ts'
import { type Decoder, orThrow } from './decoder.server.ts'

export type StorableCheck = GoodOriginal | Extract<OriginalCheck, { outcome: 'refused' }>

/** Converts a HEIC, or leaves it as it is for `checkStorable` to say why; throws DecoderBusy. */
export async function toStorable(
  { convert }: Pick<Decoder, 'convert'>,
  bytes: Buffer<ArrayBuffer>,
): Promise<Buffer<ArrayBuffer>> {
  if (sniffFormat(bytes) !== 'heic') return bytes
  const converted = await orThrow(convert(bytes))
  return converted.outcome === 'decoded' ? converted.value : bytes
}

/** @throws DecoderBusy */
export async function checkStorable(
  { check }: Pick<Decoder, 'check'>,
  bytes: Uint8Array,
): Promise<StorableCheck> {
  const checked = await orThrow(check(bytes))
  if (checked.outcome === 'refused') return checked
  const { format } = checked
  // It was too much for the conversion before.
  return format === 'heic' ? { outcome: 'refused', reason: 'broken' } : { ...checked, format }
}
