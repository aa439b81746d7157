import { ButtonLink } from '#base/ui/controls.tsx'
import { site } from '#site'

/** Opens a letter to the office, in the visitor's own mail program, with what it is about as its subject. */
export function EnquiryLink({ about, children }: { about: string; children: string }) {
  return (
    <ButtonLink to={`mailto:${site.mail.office}?subject=${encodeURIComponent(about)}`}>{children}</ButtonLink>
  )
}
