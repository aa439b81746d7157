import type { ReactNode } from 'react'
import style from './check-field.module.css'
import { controlProps, FieldNotes, type FieldTexts, fieldId } from './field.tsx'

type CheckFieldProps = Omit<FieldTexts, 'label'> & {
  /** What is sent when it is ticked; browsers send `on` where nothing is said. */
  value?: string
  /** Tells boxes apart that are sent under one name. */
  number?: number
  isTicked?: boolean
  /** What one agrees to; may hold links. */
  children: ReactNode
}

/** A box to tick, with its words behind it. Never marked as optional: leaving it empty is an answer too. */
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
          className={style.box}
        />
        <span>{children}</span>
      </label>
      <FieldNotes {...texts} />
    </div>
  )
}
