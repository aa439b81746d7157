import type { PictureRow } from '#domain/imaging/pictures.server.ts'

export function exportedName({ id, originalKey }: Pick<PictureRow, 'id' | 'originalKey'>): string {
  return `${id}.${originalKey.split('.').at(-1)}`
}

/** An exact name wins, else the only one that differs in capitals, or in how macOS writes „ä“, as two characters. */
export function openNames(there: readonly string[]): (name: string) => string | null {
  const exact = new Set(there)
  const alike = Map.groupBy(there, foldName)
  return (name) => {
    if (exact.has(name)) return name
    const candidates = alike.get(foldName(name)) ?? []
    const [only = null] = candidates
    const composed = name.normalize('NFC')
    return (
      candidates.find((one) => one.normalize('NFC') === composed) ?? (candidates.length === 1 ? only : null)
    )
  }
}

function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Such a name stands for a file in one folder and nothing beyond it, on any system. */
export function isPictureName(name: string): boolean {
  return /^[^./\\:\p{C}][^/\\:\p{C}]{0,199}$/u.test(name)
}
