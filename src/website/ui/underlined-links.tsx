import { PencilLine } from './pencil.tsx'
import style from './underlined-links.module.css'

export type ChoiceLink = {
  name: string
  href: string
  isCurrent: boolean
  /** For search engines, where the link leads to the same in another order. */
  rel?: 'nofollow' | undefined
}

/**
 * Links to views of the same page, which can be shared and work without script; the current one is underlined in red.
 */
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
  /** The class of the whole, where it differs from the usual look. */
  className?: string | undefined
  /** The value of `aria-current` at the current link. */
  current?: 'true' | 'page'
}
