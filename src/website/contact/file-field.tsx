import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { FILES_FIELD } from '#domain/enquiries/forms/submission.ts'
import { sumOfSizes } from '#platform/fields/check.ts'
import type { Language } from '#platform/i18n/language.ts'
import { findLanguageLink, isPlainClick } from '#website/navigation/link-clicks.ts'
import { classNames } from '#website/ui/class-names.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import { controlProps, FieldNotes, type FieldTexts } from '#website/ui/fields.tsx'
import { CrossIcon } from '#website/ui/icons.tsx'
import { showToast } from '#website/ui/toasts.tsx'
import style from './file-field.module.css'
import { useFormTexts } from './form-answer.ts'
import { thisPage } from './unsent-input.ts'

type FileFieldProps = Omit<FieldTexts, 'name'> & {
  files: Files
  /** The value of the control's `accept`. */
  types: string
  hasPreviews?: boolean
}

/** Without script it is the browser's own control. */
export function FileField({ files, types, hasPreviews = false, ...texts }: FileFieldProps) {
  const { t } = useFormTexts()
  const input = useRef<HTMLInputElement>(null)
  useEarlyFiles(input, files)
  const { label, required = false, error, help } = texts
  const { className: _, required: __, ...control } = controlProps({ name: FILES_FIELD, error, help })

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    files.add(currentTarget.files ?? [])
    // So that a file that was taken out can be chosen once more.
    currentTarget.value = ''
  }

  return (
    <div className={style.field}>
      <div className={classNames(style.place, error !== undefined && style.wrong)}>
        <label className={style.label}>
          <span className={style.name}>
            <span>{label}</span>{' '}
            {!required && <span className={style.optional}>({t('field_optional')})</span>}
          </span>
          <span className={style.button} aria-hidden="true">
            {t('form_files_choose')}
          </span>
          <input
            ref={input}
            type="file"
            multiple
            accept={types}
            className={style.input}
            {...control}
            onChange={take}
          />
        </label>
        <FieldNotes name={FILES_FIELD} help={help} error={error} />
      </div>
      <ChosenFiles files={files} hasPreviews={hasPreviews} />
    </div>
  )
}

function useEarlyFiles(input: { current: HTMLInputElement | null }, files: Files): void {
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current || !input.current) return
    isTaken.current = true
    files.add(input.current.files ?? [])
    input.current.value = ''
  }, [input, files])
}

const BYTES_OF_A_MEGABYTE = 1024 * 1024
/** In megabytes: 0 would look like an error of ours. */
const LEAST_SHOWN = 0.1

function ChosenFiles({ files, hasPreviews }: { files: Files; hasPreviews: boolean }) {
  const { t, language } = useFormTexts()
  const list = useRef<HTMLUListElement>(null)
  const { chosen, remove } = files
  const size = megabytes(sumOfSizes(chosen.map(({ file }) => file)), language)

  /** The focused button is removed with its file, so the next one gets the focus. */
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
              <span className={style.fileName}>{file.name}</span>
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

type ChosenFile = { number: number; file: File }

export type Files = {
  chosen: readonly ChosenFile[]
  add: (files: Iterable<File>) => void
  remove: (number: number) => void
}

let last = 0

/** The browser's own control would forget the first files when more are chosen. */
export function useFiles(): Files {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  return {
    chosen,
    add: (files) => {
      const added = [...files].map((file) => {
        last += 1
        return { number: last, file }
      })
      setChosen((before) => [
        ...before,
        ...added.filter(({ file }) => !before.some((known) => isSameFile(known.file, file))),
      ])
    },
    remove: (number) => setChosen((before) => before.filter((one) => one.number !== number)),
  }
}

/** Replaces the files of the browser's control by those of our list. */
export function readFormValues(form: HTMLFormElement, { chosen }: Pick<Files, 'chosen'>): FormData {
  const data = new FormData(form)
  data.delete(FILES_FIELD)
  for (const { file } of chosen) data.append(FILES_FIELD, file)
  return data
}

/** Whether it is the same file chosen again, as far as a browser can tell. */
function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

/** Passes the files to the other language; a first click that cannot says so, and the next goes without them. */
export function usePassedFiles({ chosen, add }: Files): void {
  const { t } = useFormTexts()
  const latest = useRef({ chosen, add, t })
  latest.current = { chosen, add, t }

  useEffect(() => {
    let isSaid = false
    const passOn = async (event: MouseEvent) => {
      const files = latest.current.chosen.map(({ file }) => file)
      const link = findLanguageLink(event.target)
      if (!link || files.length === 0 || isSaid || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      try {
        await passFilesOn(files)
        location.assign(link.href)
      } catch {
        isSaid = true
        showToast({ text: latest.current.t('form_files_stay'), isError: true })
      }
    }
    takeFiles().then(
      (files) => latest.current.add(files),
      () => {},
    )
    document.addEventListener('click', passOn)
    return () => document.removeEventListener('click', passOn)
  }, [])
}

/** The cache holds the files from the click on the other language until that page has read them. */
const CACHE = 'draft'
const NAME = 'X-Name'

/** @throws where the browser stores nothing, or has no room. */
async function passFilesOn(files: readonly File[]): Promise<void> {
  await caches.delete(CACHE)
  const cache = await caches.open(CACHE)
  for (const [at, file] of files.entries())
    await cache.put(
      `${thisPage()}?${at}`,
      new Response(file, {
        headers: { [NAME]: encodeURIComponent(file.name), 'Last-Modified': String(file.lastModified) },
      }),
    )
}

async function takeFiles(): Promise<File[]> {
  if (!globalThis.caches || !(await caches.has(CACHE))) return []
  const cache = await caches.open(CACHE)
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname === thisPage())
  const files = await Promise.all(requests.map(async (request) => toFile(await cache.match(request))))
  await caches.delete(CACHE)
  return files.filter((file) => file !== null)
}

async function toFile(response: Response | undefined): Promise<File | null> {
  if (!response) return null
  const content = await response.blob()
  const name = decodeURIComponent(response.headers.get(NAME) ?? '')
  return new File([content], name, {
    type: content.type,
    lastModified: Number(response.headers.get('Last-Modified')),
  })
}
