import type { ChangeEvent, ReactNode } from 'react'
import style from './upload-button.module.css'

type UploadButtonProps = { children: ReactNode; onFile: (file: File) => void }

/** On phones the camera is among the choices. */
export function UploadButton({ children, onFile }: UploadButtonProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // So that the same picture may be chosen again.
    currentTarget.value = ''
    if (file) onFile(file)
  }
  return (
    <label className={style.button}>
      <span>{children}</span>
      <input className="visually-hidden" type="file" accept="image/*,.heic,.heif" onChange={choose} />
    </label>
  )
}
