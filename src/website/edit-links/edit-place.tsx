import { type EditLinkProps, editLink } from './edit-links.ts'

/** Where staff find the edit link; empty for all others. */
export function EditPlace(props: EditLinkProps) {
  const Edit = editLink.use()
  return Edit && <Edit {...props} />
}
