import type { ChangeEvent, ReactNode } from 'react'
import { classNames } from '#website/ui/class-names.ts'
import drawn from './choices.module.css'
import { controlProps, FieldFrame, type FieldTexts } from './field.tsx'

type SelectFieldProps = FieldTexts & {
  defaultValue?: string | undefined
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
  children: ReactNode
}

export function SelectField({ defaultValue, onChange, children, ...texts }: SelectFieldProps) {
  // There is always a selected choice, so `required` would have no effect.
  const { className, required: _, ...control } = controlProps(texts)
  return (
    <FieldFrame {...texts}>
      <select
        {...control}
        className={classNames(className, drawn.select)}
        defaultValue={defaultValue}
        onChange={onChange}
      >
        {children}
      </select>
    </FieldFrame>
  )
}
