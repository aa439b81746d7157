import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from './class-names.ts'
import { CrossIcon } from './icons.tsx'
import style from './toast-box.module.css'
import { showToast, TOAST_SHOWN_MS, type ToastAction, type ToastBoxProps } from './toasts.tsx'

/** The toast's time stands still while it is hovered or has the focus. */
export function ToastBox({ toast, onTop }: ToastBoxProps) {
  const { t } = useMessages()
  const [isHeld, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { text, action, second, isError = false } = toast

  useLayoutEffect(() => {
    const { current } = box
    current?.showPopover()
    return () => current?.hidePopover()
  }, [])

  useEffect(() => {
    if (isHeld || isError) return
    const timer = setTimeout(() => showToast(null), TOAST_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isHeld, isError])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focusing only stop the time
    <div
      ref={box}
      popover="manual"
      className={classNames(style.notice, onTop && style.top)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{text}</p>
      <Action action={action} />
      <Action action={second} />
      {isError && (
        <button type="button" className={style.close} aria-label={t('shell_close')} onClick={dismiss}>
          <CrossIcon size={20} />
        </button>
      )}
    </div>
  )
}

function dismiss() {
  showToast(null)
}

function Action({ action }: { action: ToastAction | null | undefined }) {
  if (!action) return null
  if ('to' in action)
    return (
      <a href={action.to} className={style.action} onClick={dismiss}>
        {action.label}
      </a>
    )
  return (
    <button
      type="button"
      className={style.action}
      onClick={() => {
        dismiss()
        action.onClick()
      }}
    >
      {action.label}
    </button>
  )
}
