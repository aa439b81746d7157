import { cutAround } from '#domain/imaging/imaging-model.ts'
import style from '#website/contact/form/enclosure.module.css'
import { useFormTexts } from '#website/contact/form/form-answer.ts'
import { useSentNotes } from './sent-notes.ts'
import type { EnquiredImageView } from './view-enquiry.ts'

/** Shows once more which images the enquiry was about. */
export function SentImages({ images }: { images: readonly EnquiredImageView[] }) {
  const { t } = useFormTexts()
  const notes = useSentNotes()
  return (
    <div className={style.enclosure}>
      <p>{t(images.length === 1 ? 'enquiry_images_one' : 'enquiry_images_some', { count: images.length })}</p>
      <ul className={style.pictures}>
        {images.map(({ id, href, source, alt, focus }) => (
          <li key={id} className={notes.get(String(id)) ? style.noted : undefined}>
            <a href={href}>
              <img
                src={source}
                alt={alt}
                width={56}
                height={56}
                className={style.picture}
                style={cutAround(focus)}
              />
            </a>
            <span>{notes.get(String(id))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
