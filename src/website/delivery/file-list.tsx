import { useEffect, useState } from 'react'
import german from '#messages/delivery.de.json'
import english from '#messages/delivery.en.json'
import { trustHtml } from '#platform/browser/own-html.ts'
import { usePageMessages } from '#website/i18n/messages.tsx'
import { ISLAND_NAME, ISLAND_PROPS } from '#website/page-start/page-marks.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import style from './delivery.module.css'

type DeliveredFiles = {
  files: readonly {
    name: string
    thumbnail: string | null
    size: string
    sha256: string
    left: number | null
    goesOn: boolean
    isWhole: boolean
    href: string | null
  }[]
  zip: { size: string; href: string; isOfAll: boolean } | null
  until: string
}

/** With script the list follows the downloads by itself. */
export function FileList({ list }: { list: DeliveredFiles }) {
  const { t } = useDeliveryTexts()
  const { shown, follow } = useFollowed(list)
  const { files, zip, until } = shown
  return (
    <section className={style.section}>
      <p className={typography.quiet}>
        {t(files.length === 0 ? 'delivery_empty' : 'delivery_until', { until })}
      </p>
      <ul className={style.files}>
        {files.map((file) => (
          <li key={file.sha256 + file.name} className={style.file}>
            <Preview name={file.name} thumbnail={file.thumbnail} />
            <div>
              <p>
                <strong className={style.name}>{file.name}</strong> <span>{file.size}</span>
              </p>
              <details className={style.sum}>
                <summary>{t('delivery_checksum')}</summary>
                <p>
                  <span>SHA-256</span> <code>{file.sha256}</code>
                </p>
              </details>
              {file.isWhole && <p className={style.sum}>{t('delivery_had')}</p>}
              {file.goesOn ? (
                <p className={style.sum}>{t('delivery_goes_on')}</p>
              ) : (
                file.left !== null && <p className={style.sum}>{leftOf(file.left, t)}</p>
              )}
            </div>
            {file.href && (
              <a
                href={file.href}
                download
                className={style.download}
                onClick={follow}
                aria-label={`${t('delivery_download')}: ${file.name}`}
              >
                {t('delivery_download')}
              </a>
            )}
          </li>
        ))}
      </ul>
      {zip && (
        <div>
          <ButtonLink to={zip.href} download onClick={follow}>
            {t(zip.isOfAll ? 'delivery_zip' : 'delivery_zip_rest', { size: zip.size })}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

const ENDING = /\.(\w{1,5})$/

/** A screen reader leaves it out: the name beside it says as much. */
function Preview({ name, thumbnail }: Pick<DeliveredFiles['files'][number], 'name' | 'thumbnail'>) {
  return (
    <span className={style.preview} aria-hidden="true" translate="no">
      {thumbnail ? (
        <img src={thumbnail} alt="" loading="lazy" decoding="async" />
      ) : (
        ENDING.exec(name)?.[1]?.toUpperCase()
      )}
    </span>
  )
}

function leftOf(left: number, t: ReturnType<typeof useDeliveryTexts>['t']): string {
  if (left === 0) return t('delivery_none_left')
  return t(left === 1 ? 'delivery_one_left' : 'delivery_left', { count: left })
}

const FIRST_ASKED_AFTER_MS = 2_000
const LONGEST_PAUSE_MS = 60_000
/** Half an hour; a longer download is shown once another one begins, or the page is loaded again. */
const MOST_QUESTIONS = 35

/** The list asks after a click, with growing pauses, until all files are there: a download tells its page nothing. */
function useFollowed(list: DeliveredFiles) {
  const [shown, setShown] = useState(list)
  const [clicks, setClicks] = useState(0)
  useEffect(() => {
    if (clicks === 0) return
    let timer: ReturnType<typeof setTimeout>
    let isEnded = false
    const askAfter = (pause: number, left: number) => {
      timer = setTimeout(async () => {
        const found = await readList().catch(() => null)
        if (isEnded) return
        if (found) setShown(found)
        const isDone = found?.files.every(({ isWhole }) => isWhole) ?? false
        if (!isDone && left > 1) askAfter(Math.min(pause * 2, LONGEST_PAUSE_MS), left - 1)
      }, pause)
    }
    askAfter(FIRST_ASKED_AFTER_MS, MOST_QUESTIONS)
    return () => {
      isEnded = true
      clearTimeout(timer)
    }
  }, [clicks])
  return { shown, follow: () => setClicks((count) => count + 1) }
}

/** It is in the page as this island's own props; null where the page has ended or asks for its password again. */
async function readList(): Promise<DeliveredFiles | null> {
  const response = await fetch(location.href)
  // TypeScript's own types of the browser do not know trusted HTML.
  const page = Object.assign(document.createElement('template'), {
    innerHTML: trustHtml(await response.text()),
  })
  const props = page.content
    .querySelector(`[${ISLAND_NAME}="delivery/file-list"]`)
    ?.getAttribute(ISLAND_PROPS)
  return props ? JSON.parse(props).list : null
}

const TEXTS = { de: german, en: english }

export function useDeliveryTexts() {
  return usePageMessages(TEXTS)
}
