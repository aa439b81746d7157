import { classNames } from '#website/ui/class-names.ts'
import { StaticHtml } from '#website/ui/hydration/static-html.tsx'
import style from './testimonial.module.css'
import type { QuoteView } from './view-editorial.ts'

export function Testimonial({ quote }: { quote: QuoteView }) {
  return (
    <StaticHtml as="figure" className={classNames('row below-fold', style.testimonial)}>
      <blockquote className={style.text}>{quote.text}</blockquote>
      <figcaption className={style.credit}>{quote.credit}</figcaption>
    </StaticHtml>
  )
}
