import { useRef, useState } from 'react'
import german from '#messages/links.de.json'
import english from '#messages/links.en.json'
import { copyText } from '#platform/browser/copy-text.ts'
import ways from '#website/collection/ways.module.css'
import { usePageMessages } from '#website/i18n/messages.tsx'
import { Button } from '#website/ui/controls.tsx'
import style from './copy-field.module.css'

const MESSAGES = { de: german, en: english }

export function useLinkMessages() {
  return usePageMessages(MESSAGES)
}

type CopyFieldProps = { label: string; copy: string; value: string; help?: string }

/** Without script the link can still be selected. */
export function CopyField({ label, copy, value, help }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { word, copyValue } = useCopying(value, 'links_select')

  async function copyIt(): Promise<void> {
    if (!(await copyValue())) field.current?.focus()
  }

  return (
    <div className={style.copy}>
      <label className={ways.link}>
        <span>{label}</span>
        <input
          ref={field}
          className={ways.address}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
        />
      </label>
      {help && <p className={style.mini}>{help}</p>}
      <div className={ways.scripted}>
        <Button outlined onClick={copyIt}>
          {copy}
        </Button>
      </div>
      <p role="status" className={style.mini}>
        {word}
      </p>
    </div>
  )
}

export function useCopying(value: string, failed: keyof typeof german = 'links_not_copied') {
  const { t } = useLinkMessages()
  const [word, setWord] = useState('')

  async function copyValue(): Promise<boolean> {
    const isCopied = await copyText(value)
    setWord(t(isCopied ? 'links_copied' : failed))
    return isCopied
  }

  return { word, copyValue }
}
