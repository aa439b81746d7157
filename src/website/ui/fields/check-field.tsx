import type { ReactNode } from 'react'
import style from './check-field.module.css'
import drawn from './choices.module.css'
import { controlProps, FieldNotes, type FieldTexts, fieldId } from './field.tsx'

type CheckFieldProps = Omit<FieldTexts, 'label'> & {
  /** Sent when the box is ticked; `on` by default. */
  value?: string
  /** Makes the ids of boxes with the same name unique. */
  number?: number
  isTicked?: boolean
  children: ReactNode
}

/** Never marked as optional: leaving it empty is a choice too. */
export function CheckField({ value, number, isTicked = false, children, ...texts }: CheckFieldProps) {
  const control = controlProps(texts)
  const id = number === undefined ? control.id : `${fieldId(texts.name)}-${number}`
  return (
    <div className={style.field}>
      <label className={style.check}>
        <input
          type="checkbox"
          {...control}
          id={id}
          value={value}
          defaultChecked={isTicked}
          className={drawn.box}
        />
        <span>{children}</span>
      </label>
      <FieldNotes {...texts} />
    </div>
  )
}
