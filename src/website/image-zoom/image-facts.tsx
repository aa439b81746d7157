import type { ImageFacts } from '#domain/catalogue/profile/profile.ts'
import german from '#messages/image-facts.de.json'
import english from '#messages/image-facts.en.json'
import { usePageMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import typography from '#website/ui/typography.module.css'

const MESSAGES = { de: german, en: english }

export function ImageFactsLine({ facts }: { facts: ImageFacts }) {
  const { t } = usePageMessages(MESSAGES)
  const { client, year, commission, licensable } = facts
  const isCommissionedFor = commission === 'commissioned' && client !== ''
  const parts = [
    isCommissionedFor && t('facts_commissioned_for', { client }),
    commission === 'commissioned' && client === '' && t('facts_commissioned'),
    commission === 'free' && t('facts_free'),
    client !== '' && !isCommissionedFor && t('facts_client', { client }),
    year !== null && String(year),
    licensable && t('facts_licensable'),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return <p className={classNames(typography.small, typography.quiet)}>{parts.join(' · ')}</p>
}
