import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { describePage, type PageHead } from '#website/seo/page-metadata.ts'

/** The head reveals nothing about the collection. */
export function describeProtecting(asked: PageRequest): PageHead {
  const t = translateIn(asked.language)
  const words = {
    title: t('protecting_title', { brand: site.brand[asked.language] }),
    description: t('collection_shared_description'),
  }
  return describePage(asked, words, { indexed: false })
}
