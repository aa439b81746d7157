import { StaticHtml } from '#website/ui/hydration/static-html.tsx'
import { MoreText } from '#website/ui/text/more-text.tsx'
import style from './profile-facts.module.css'
import type { ProfileView } from './view-profile.ts'

/** What buyers ask first: there in a wide window, folded in a narrow one. */
export function ProfileFacts({ profile: { title, facts } }: { profile: ProfileView }) {
  return (
    <StaticHtml key={title} className={style.profile}>
      <MoreText title={title}>
        <dl className={style.facts}>
          {facts.map(({ name, values }) => (
            <div key={name}>
              <dt>{name}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
        </dl>
      </MoreText>
    </StaticHtml>
  )
}
