import { type EditLinkProps, editLink } from './edit-links.ts'

/** The place of the edit link for staff; empty for all others. */
export function EditPlace(props: EditLinkProps) {
  const Edit = editLink.use()
  return Edit && <Edit {...props} />
}
