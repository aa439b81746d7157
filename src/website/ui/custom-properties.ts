import type { CSSProperties } from 'react'

/** Values for a style sheet's `--names`, as a style attribute takes them; React's own type knows no custom properties. */
export function customProperties(values: Record<`--${string}`, string | number>): CSSProperties {
  return values
}
