import { useEffect, useRef, useState } from 'react'
import { sumOfSizes } from '#platform/fields/check.ts'
import type { Language } from '#platform/i18n/language.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import { CrossIcon } from '#website/ui/icons.tsx'
import style from './chosen-files.module.css'
import type { ChosenFile, Files } from './use-files.ts'

const BYTES_OF_A_MEGABYTE = 1024 * 1024
/** The least that is said: an empty file would pass for a mistake of ours. */
const LEAST_SHOWN = 0.1

/** What is sent along, each with its size and a way to take it out. */
export function ChosenFiles({ files, hasPreviews }: { files: Files; hasPreviews: boolean }) {
  const { t, language } = useFormTexts()
  const list = useRef<HTMLUListElement>(null)
  const { chosen, remove } = files
  const size = megabytes(sumOfSizes(chosen.map(({ file }) => file)), language)

  /** The button that had the focus goes with its file: the next one takes it. */
  function takeOut(at: number, number: number): void {
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[at + 1] ?? buttons?.[at - 1]
    remove(number)
    next?.focus()
  }

  return (
    <>
      <p role="status" className={chosen.length > 0 ? style.sum : 'visually-hidden'}>
        {chosen.length > 0 &&
          t(chosen.length === 1 ? 'form_files_one' : 'form_files_some', { count: chosen.length, size })}
      </p>
      {chosen.length > 0 && (
        <ul ref={list} className={hasPreviews ? style.previews : style.list}>
          {chosen.map(({ number, file }, at) => (
            <li key={number} className={style.file}>
              {hasPreviews && <Preview file={file} />}
              <span className={style.name}>{file.name}</span>
              <span className={style.size}>{megabytes(file.size, language)}</span>
              <RoundButton
                label={t('form_files_remove', { name: file.name })}
                onClick={() => takeOut(at, number)}
              >
                <CrossIcon />
              </RoundButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What the browser can show of it; the name stands beside it anyway. */
function Preview({ file }: Pick<ChosenFile, 'file'>) {
  const [source, setSource] = useState('')
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setSource(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <span className={style.preview}>
      {source && <img src={source} alt="" onError={() => setSource('')} />}
    </span>
  )
}

function megabytes(bytes: number, language: Language): string {
  const size = Math.max(bytes / BYTES_OF_A_MEGABYTE, LEAST_SHOWN)
  return `${size.toLocaleString(language, { maximumFractionDigits: 1 })} MB`
}
