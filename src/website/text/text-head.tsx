import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import style from './text-head.module.css'

export function TextHead({ text }: { text: { heading: string; lead: string | null } }) {
  return (
    <div className="page-head">
      <h1 className={typography.mega}>{text.heading}</h1>
      {text.lead && <p className={classNames(typography.lead, style.lead)}>{text.lead}</p>}
    </div>
  )
}
