import { Link } from 'react-router'
import { IMAGE_ORDERS, type ImageOrder } from '#domain/catalogue/model.ts'
import type { MessageKey } from '#site/messages.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { PencilLine } from '#website/ui/pencil.tsx'
import style from './sort-links.module.css'

const NAMES: Record<ImageOrder, MessageKey> = {
  random: 'catalogue_order_random',
  alpha: 'catalogue_order_alpha',
  new: 'catalogue_order_new',
}

/** Links, so that an order can be shared and works without script; the current one is underlined in red. */
export function SortLinks({ current, addresses }: SortLinksProps) {
  const { t } = useMessages()
  return (
    <nav aria-label={t('catalogue_order')}>
      <ul className={style.orders}>
        {IMAGE_ORDERS.map((order) => (
          <li key={order}>
            <Link
              to={addresses[order]}
              className={style.order}
              preventScrollReset
              aria-current={order === current ? 'true' : undefined}
            >
              {t(NAMES[order])}
              {order === current && <PencilLine />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SortLinksProps = {
  /** Null where the images have an order of their own. */
  current: ImageOrder | null
  addresses: Readonly<Record<ImageOrder, string>>
}
