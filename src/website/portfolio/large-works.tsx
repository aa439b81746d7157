import { customProperties } from '#base/ui/custom-properties.ts'
import typography from '#base/ui/typography.module.css'
import style from './large-works.module.css'
import type { LargeWork } from './view-large-works.ts'

/** So many are on the first screen, at most. */
const AT_ONCE = 1

/** One picture a row, as large as the window allows, with its title below. */
export function LargeWorks({ works }: { works: LargeWork[] }) {
  return (
    <ul className={style.works}>
      {works.map(({ id, title, ground, ...picture }, at) => (
        <li key={id}>
          <figure className={style.work}>
            <img
              {...picture}
              className={style.picture}
              style={customProperties({ '--ground': ground })}
              sizes="(max-width: 1100px) 100vw, 1100px"
              loading={at < AT_ONCE ? 'eager' : 'lazy'}
              alt={picture.alt}
              decoding="async"
            />
            <figcaption className={typography.small}>{title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
