import { PencilLine } from './icons.tsx'
import style from './underlined-links.module.css'

export type ChoiceLink = {
  name: string
  href: string
  isCurrent: boolean
  /** For search engines, where the link leads to the same in another order. */
  rel?: 'nofollow' | undefined
}

export function UnderlinedLinks({ label, links, className, current = 'true' }: UnderlinedLinksProps) {
  return (
    <nav className={className} aria-label={label}>
      <ul className={style.links}>
        {links.map(({ name, href, isCurrent, rel }) => (
          <li key={name}>
            <a href={href} className={style.link} rel={rel} aria-current={isCurrent ? current : undefined}>
              <span>{name}</span>
              {isCurrent && <PencilLine />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type UnderlinedLinksProps = {
  label: string
  links: readonly ChoiceLink[]
  className?: string | undefined
  current?: 'true' | 'page'
}
