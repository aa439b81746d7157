/** Joins the given class names and skips missing ones, so that none is called "undefined". */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
