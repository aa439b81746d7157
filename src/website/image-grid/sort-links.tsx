import { IMAGE_ORDERS, type ImageOrder } from '#domain/catalogue/catalogue-model.ts'
import type { MessageKey } from '#site/messages.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { UnderlinedLinks } from '#website/ui/underlined-links.tsx'

const NAMES: Record<ImageOrder, MessageKey> = {
  random: 'catalogue_order_random',
  alpha: 'catalogue_order_alpha',
  new: 'catalogue_order_new',
}

export function SortLinks({ current, addresses }: SortLinksProps) {
  const { t } = useMessages()
  const links = IMAGE_ORDERS.map((order) => ({
    name: t(NAMES[order]),
    href: addresses[order],
    isCurrent: order === current,
    rel: order === 'random' && current === 'random' ? ('nofollow' as const) : undefined,
  }))
  return <UnderlinedLinks label={t('catalogue_order')} links={links} />
}

type SortLinksProps = {
  current: ImageOrder | null
  addresses: Readonly<Record<ImageOrder, string>>
}
