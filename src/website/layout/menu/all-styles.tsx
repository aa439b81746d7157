import { type SyntheticEvent, useRef, useState } from 'react'
import { cutAround, pictureAddress } from '#domain/imaging/imaging-model.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import type { GalleryLink } from '#website/layout/layout-data.ts'
import { useAddress } from '#website/navigation/address.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import { CaretIcon, CrossIcon } from '#website/ui/icons.tsx'
import { PencilLine } from '#website/ui/pencil.tsx'
import typography from '#website/ui/typography.module.css'
import style from './all-styles.module.css'
import entryStyle from './menu-link.module.css'
import { useDropDown } from './use-drop-down.ts'

type AllStylesProps = { galleries: readonly GalleryLink[] }

const PANEL_ID = 'all-styles'
/** Enough for the 352 px in which a style's picture is shown, on a dense screen. */
const PICTURE_WIDTH = 640

/** The list is in the page, so it works without script. */
export function AllStyles({ galleries }: AllStylesProps) {
  const { t } = useMessages()
  const { pathname } = useAddress()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { state, isOpen, toggle, close } = useDropDown({ opener, panel })
  const isHere = galleries.some((gallery) => gallery.href === pathname)
  function closeBox() {
    close()
    opener.current?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={entryStyle.entry}
        popoverTarget={PANEL_ID}
        aria-expanded={isOpen}
        aria-current={isHere ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault()
          toggle()
        }}
      >
        <span>{t('shell_styles')}</span>
        <CaretIcon size={12} />
        {(isHere || isOpen) && <PencilLine />}
      </button>
      <div ref={panel} id={PANEL_ID} popover="manual" className={style.sheet} data-state={state}>
        <div className={style.head}>
          <h2 className={typography.md}>{t('shell_all_styles')}</h2>
          <RoundButton
            label={t('shell_close')}
            popoverTarget={PANEL_ID}
            popoverTargetAction="hide"
            onClick={(event) => {
              event.preventDefault()
              closeBox()
            }}
          >
            <CrossIcon size={24} />
          </RoundButton>
        </div>
        <StyleNames galleries={galleries} isShown={state !== 'closed'} />
      </div>
    </>
  )
}

function StyleNames({ galleries, isShown }: AllStylesProps & { isShown: boolean }) {
  const { pathname } = useAddress()
  const [pointed, setPointed] = useState<GalleryLink | null>(null)
  const current = galleries.find(({ href }) => href === pathname)
  function point({ target }: SyntheticEvent) {
    const link = target instanceof Element ? target.closest('a') : null
    const gallery = galleries.find(({ href }) => href === link?.pathname)
    if (gallery) setPointed(gallery)
  }
  return (
    <>
      <ul className={style.names} onPointerOver={point} onFocus={point}>
        {galleries.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className={style.name} aria-current={href === current?.href ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {isShown && <StylePicture gallery={pointed ?? current ?? galleries[0]} />}
    </>
  )
}

function StylePicture({ gallery }: { gallery: GalleryLink | undefined }) {
  const { t } = useMessages()
  if (!gallery?.picture) return null
  const { name, picture } = gallery
  return (
    <figure className={style.view}>
      <img
        src={pictureAddress(picture, PICTURE_WIDTH)}
        style={cutAround(picture.focus)}
        alt=""
        width={4}
        height={5}
        decoding="async"
      />
      <figcaption className={typography.small}>
        {t('shell_style_picture', { style: name, artist: picture.artist })}
      </figcaption>
    </figure>
  )
}
