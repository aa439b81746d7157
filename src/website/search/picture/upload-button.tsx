import type { ChangeEvent } from 'react'
import style from './upload-button.module.css'

/** Lets the visitor choose a picture from their files. On phones the camera is among the choices. */
export function UploadButton({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // So that the same picture may be chosen again.
    currentTarget.value = ''
    if (file) onFile(file)
  }
  return (
    <label className={style.button}>
      {label}
      <input className="visually-hidden" type="file" accept="image/*" onChange={choose} />
    </label>
  )
}
