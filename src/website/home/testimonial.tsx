import { classNames } from '#website/ui/class-names.ts'
import { PersonName } from '#website/ui/text/person-name.tsx'
import style from './testimonial.module.css'
import type { QuoteView } from './view-home.ts'

export function Testimonial({ quote }: { quote: QuoteView }) {
  return (
    <figure className={classNames('row below-fold', style.testimonial)}>
      <blockquote className={style.text}>{quote.text}</blockquote>
      <figcaption className={style.credit}>
        <PersonName>{quote.credit}</PersonName>
      </figcaption>
    </figure>
  )
}
