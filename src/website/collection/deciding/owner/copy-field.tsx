import { useRef, useState } from 'react'
import { copyText } from '#platform/browser/copy-text.ts'
import { useDecidingMessages } from '#website/collection/deciding/use-deciding-messages.ts'
import ways from '#website/collection/sharing/ways.module.css'
import { Button } from '#website/ui/controls.tsx'
import style from './owner.module.css'

type CopyFieldProps = { label: string; copy: string; value: string; help?: string }

/** An address to be copied, by a button or by hand. */
export function CopyField({ label, copy, value, help }: CopyFieldProps) {
  const { t } = useDecidingMessages()
  const field = useRef<HTMLInputElement>(null)
  const [word, setWord] = useState('')

  async function copyValue(): Promise<void> {
    const isCopied = await copyText(value)
    setWord(t(isCopied ? 'deciding_copied' : 'deciding_not_copied'))
    if (!isCopied) field.current?.focus()
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
      <Button outlined onClick={copyValue}>
        {copy}
      </Button>
      <p role="status" className={style.mini}>
        {word}
      </p>
    </div>
  )
}
