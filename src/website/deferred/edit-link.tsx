import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import style from './edit-link.module.css'
import type { EditLinkProps } from './edit-place.tsx'

/** The texts are here and not among the messages, which every visitor loads. */
const EDIT = { de: 'Bearbeiten', en: 'Edit' } as const

export function EditLink({ record, id, of, onPicture = false }: EditLinkProps) {
  const { language } = useMessages()
  const word = EDIT[language]
  return (
    <a
      className={classNames(style.edit, onPicture && style.onPicture)}
      // Staff keep bookmarks of the images' address.
      href={record === 'images' ? `/admin/image-edit?image_id=${id}` : `/admin/${record}/${id}`}
      rel="external"
      aria-label={`${word}: ${of}`}
    >
      {word}
    </a>
  )
}
