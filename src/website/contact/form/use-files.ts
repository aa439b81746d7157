import { useEffect, useRef, useState } from 'react'
import { FILES_FIELD } from '#domain/enquiries/forms/submission.ts'
import { findLanguageLink } from '#website/i18n/language-link.ts'
import { showToast } from '#website/toast/toast-store.ts'
import { isPlainClick } from '#website/ui/plain-click.ts'
import { useFormTexts } from './form-answer.ts'
import { thisPage } from './unsent-input.ts'

export type ChosenFile = { number: number; file: File }

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

async function toFile(kept: Response | undefined): Promise<File | null> {
  if (!kept) return null
  const content = await kept.blob()
  const name = decodeURIComponent(kept.headers.get(NAME) ?? '')
  return new File([content], name, {
    type: content.type,
    lastModified: Number(kept.headers.get('Last-Modified')),
  })
}
