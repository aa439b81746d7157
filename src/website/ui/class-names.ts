/** Joins the class names that are there, so that a missing one never becomes a class called "undefined". */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
