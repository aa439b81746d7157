/** Below the 1024 bytes that S3 allows for a key and the 255 that file systems allow for a name. */
const LONGEST_KEY = 200

/** Every part begins with a letter or digit: no `..`, no hidden file, no absolute path, no empty part. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/

/** Whether the text may name a stored file, like `originals/812/3f9a.png`. */
export function isFileKey(text: string): boolean {
  return text.length <= LONGEST_KEY && KEY.test(text)
}

/** @throws RangeError for an invalid key. Keys are built by code, so this is a bug. */
export function checkFileKey(key: string): void {
  if (!isFileKey(key)) throw new RangeError(`Not a file key: ${JSON.stringify(key.slice(0, LONGEST_KEY))}`)
}
