import { useMoment } from '#admin/parts/inputs/when.ts'
import { ShowOnce } from '#admin/programs/show-once.tsx'
import { fill } from '#platform/i18n/fill.ts'
import { type ShownLink, useColleagueMessages } from './use-colleagues.ts'

/** The link by which somebody sets a password. */
export function LinkDialog({ link, close }: { link: ShownLink; close: () => void }) {
  const texts = useColleagueMessages()
  const inWords = useMoment()
  return (
    <ShowOnce
      title={fill(texts.link_title, { name: link.name })}
      hint={fill(texts.link_hint, { address: link.email, until: inWords(link.until) })}
      label={texts.link}
      value={link.address}
      texts={texts}
      close={close}
    />
  )
}
