import { ChipLink } from '#website/ui/chip-link.tsx'
import style from './chips.module.css'
import { RESPECTS, type Respect, useMoreLikeMessages } from './more-like.ts'

type MoreLikeProps = {
  address: string
  current?: Respect['name'] | null
}

/** "More like this, but": links to images that are like a picture in one respect alone. */
export function MoreLike({ address, current = null }: MoreLikeProps) {
  const { t } = useMoreLikeMessages()
  return (
    <ul className={style.chips}>
      {RESPECTS.map(({ name, query, message }) => (
        <li key={name}>
          <ChipLink to={`${address}&${query}`} isCurrent={name === current}>
            {t(message)}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
