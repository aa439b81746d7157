import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import style from './toast.module.css'
import { showToast, TOAST_SHOWN_MS, type Toast, useToast } from './toast-store.ts'

/** Where toasts appear and are announced. A toast stays while it is hovered or has the focus. */
export function Toasts() {
  const notice = useToast()
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!notice || isHeld) return
    const timer = setTimeout(() => showToast(null), TOAST_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice, isHeld])

  return (
    <div
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {notice && (
        <p className={style.notice}>
          {notice.text}
          <Action action={notice.action} />
        </p>
      )}
    </div>
  )
}

function Action({ action }: { action: Toast['action'] }) {
  if (!action) return null
  const close = () => showToast(null)
  if ('to' in action)
    return (
      <Link to={action.to} className={style.action} onClick={close}>
        {action.label}
      </Link>
    )
  return (
    <button
      type="button"
      className={style.action}
      onClick={() => {
        close()
        action.onClick()
      }}
    >
      {action.label}
    </button>
  )
}
