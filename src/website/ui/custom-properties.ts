import type { CSSProperties } from 'react'

/** Custom properties as a style attribute; React's own type does not know them. */
export function customProperties(values: Record<`--${string}`, string | number>): CSSProperties {
  return values
}
