import { useState } from 'react'

/** A file that was chosen, with a number of its own: two may be called alike. */
export type ChosenFile = { number: number; file: File }

export type Files = {
  chosen: readonly ChosenFile[]
  add: (files: Iterable<File>) => void
  remove: (number: number) => void
}

let last = 0

/** Files in the order they were chosen. The browser's own control would forget the first ones when more are chosen. */
export function useFiles(): Files {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  return {
    chosen,
    add: (files) => {
      const added = [...files].map((file) => {
        last += 1
        return { number: last, file }
      })
      setChosen((before) => [
        ...before,
        ...added.filter(({ file }) => !before.some((known) => isSame(known.file, file))),
      ])
    },
    remove: (number) => setChosen((before) => before.filter((one) => one.number !== number)),
  }
}

/** The same file chosen again, as far as a browser tells. */
function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
