import { Box } from '@mui/material'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** A component of a file that is loaded when it is first shown. */
export function lazyPart<Module, Name extends keyof Module & string>(
  load: () => Promise<Module & Record<Name, ComponentType<PropsOf<Module[Name]>>>>,
  name: Name,
) {
  return lazy(async (): Promise<{ default: ComponentType<PropsOf<Module[Name]>> }> => {
    return { default: (await load())[name] }
  })
}
type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never

type LaterProps = {
  height: number
  children: ReactNode
}

export function Later({ height, children }: LaterProps) {
  return <Suspense fallback={<Box aria-busy sx={{ minHeight: height }} />}>{children}</Suspense>
}
