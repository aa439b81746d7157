import type { DescribedProfile } from '#domain/catalogue/profile/describe-profile.ts'
import { classNames } from '#website/ui/class-names.ts'
import { MoreText } from '#website/ui/text/more-text.tsx'
import typography from '#website/ui/typography.module.css'
import style from './profile-facts.module.css'

/** What buyers ask first: there in a wide window, folded in a narrow one. */
export function ProfileFacts({ profile: { title, facts } }: { profile: DescribedProfile }) {
  return (
    <div className={style.profile}>
      <MoreText title={title}>
        <dl className={style.facts}>
          {facts.map(({ name, values }) => (
            <div key={name}>
              <dt className={classNames(typography.small, typography.quiet)}>{name}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
        </dl>
      </MoreText>
    </div>
  )
}
