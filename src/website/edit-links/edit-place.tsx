import { type EditLinkProps, editLink } from './edit-links.ts'

export function EditPlace(props: EditLinkProps) {
  const Edit = editLink.use()
  return Edit && <Edit {...props} />
}
