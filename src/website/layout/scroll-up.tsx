import { useEffect, useState } from 'react'
import { useMessages } from '#website/i18n/messages.tsx'
import { TOP_ID } from '#website/page-start/page-marks.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import { ArrowIcon } from '#website/ui/icons.tsx'
import style from './scroll-up.module.css'

const SCROLL_UP_AFTER_PX = 200

/** Scrolls to the top and moves the focus there, so that Tab continues with the header. */
export function ScrollUp() {
  const { t } = useMessages()
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const update = () => setShown(scrollY > SCROLL_UP_AFTER_PX)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])

  if (!isShown) return null
  return (
    <RoundButton label={t('shell_to_top')} className={style.up} raised onClick={goToTop}>
      <ArrowIcon />
    </RoundButton>
  )
}

function goToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(TOP_ID)?.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}
