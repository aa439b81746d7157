import type { CSSProperties } from 'react'

export function customProperties(values: Record<`--${string}`, string | number>): CSSProperties {
  return values
}
