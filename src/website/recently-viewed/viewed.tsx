import { useEffect } from 'react'
import { whenShown } from '#platform/browser/when-idle.ts'
import { rememberViewed } from './recently-viewed-store.ts'

export function Viewed({ entry }: { entry: Parameters<typeof rememberViewed>[0] }) {
  useEffect(() => whenShown(() => rememberViewed(entry)), [entry])
  return null
}
