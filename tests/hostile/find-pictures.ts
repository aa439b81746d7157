import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Where packages of the system and of npm leave pictures. */
const PLACES = ['/usr/share', '/usr/lib', 'node_modules']
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|tiff?|svgz?|ico|bmp|psd|xcf|pdf|eps|ppm|xpm|heic|jxl|jp2)$/i
/** Of these only the limit would be tested, which other files do. */
const LARGEST_BYTES = 3 * 1024 * 1024
const DEEPEST = 20
/** More than any machine needs for a choice. */
const MOST_FOUND = 200_000

/** So many pictures of packages at most, spread over all that are found on this machine; none where there are none. */
export function findPictures(most: number): { name: string; bytes: Buffer }[] {
  const paths: string[] = []
  for (const place of PLACES) collect(place, 0, paths)
  const chosen = new Set(
    Array.from({ length: Math.min(most, paths.length) }, (_, at) => Math.floor((at * paths.length) / most)),
  )
  return [...chosen].flatMap((at) => readSmall(paths[at] ?? ''))
}

/** Links are not followed: some lead back to where they are. */
function collect(folder: string, depth: number, paths: string[]): void {
  for (const entry of listIn(folder)) {
    if (paths.length >= MOST_FOUND) return
    const path = join(folder, entry.name)
    if (entry.isDirectory() && depth < DEEPEST) collect(path, depth + 1, paths)
    else if (entry.isFile() && PICTURE.test(path)) paths.push(path)
  }
}

function listIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))
  } catch {
    return []
  }
}

/** Nothing for what is empty, large or may not be read. */
function readSmall(path: string): { name: string; bytes: Buffer }[] {
  try {
    const { size } = statSync(path)
    if (size === 0 || size > LARGEST_BYTES) return []
    return [{ name: basename(path), bytes: readFileSync(path) }]
  } catch {
    return []
  }
}
