import { useMessages } from '#website/i18n/messages.tsx'
import style from './edit-link.module.css'

/** Here and not among the messages, which every visitor loads. */
const EDIT = { de: 'Bearbeiten', en: 'Edit' } as const

/**
 * On a picture of the grid: the link to its page in the admin. A plain link, since the admin is a bundle of its own.
 */
export function EditLink({ tile }: { tile: { id: number; alt: string } }) {
  const { language } = useMessages()
  const word = EDIT[language]
  return (
    <a
      className={style.edit}
      href={`/admin/image-edit?image_id=${tile.id}`}
      aria-label={`${word}: ${tile.alt}`}
    >
      {word}
    </a>
  )
}
