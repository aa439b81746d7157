import { useContact } from '#website/islands/page-facts.tsx'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'
import style from './call-us.module.css'

/** The agency's services, and its phone number as large as a heading. */
export function CallUs({ lead }: { lead: string | null }) {
  const { phone } = useContact()
  return (
    <div className={style.call}>
      {lead && <p className={classNames(typography.lead, style.lead)}>{lead}</p>}
      <a className={classNames(typography.xl, style.number)} href={`tel:${phone.dialled}`}>
        {phone.shown}
      </a>
    </div>
  )
}
