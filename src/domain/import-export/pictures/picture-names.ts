import type { PictureRow } from '#domain/imaging/pictures.server.ts'

/** What an export calls a picture's file. */
export function exportedName({ id, originalKey }: Pick<PictureRow, 'id' | 'originalKey'>): string {
  return `${id}.${originalKey.split('.').at(-1)}`
}

/** Names a file in one folder and nothing beyond it, on any system. */
export function isPictureName(name: string): boolean {
  return /^[^./\\:\p{C}][^/\\:\p{C}]{0,199}$/u.test(name)
}
