import type { MouseEvent } from 'react'
import { REMOVE_FIELD } from '#domain/enquiries/forms/submission.ts'
import { type ARTIST, type IMAGE, queryWithout } from '#website/contact/enquiry/enquiry-address.ts'
import { useAddress } from '#website/navigation/address.ts'
import { RoundButton } from '#website/ui/controls.tsx'
import { fieldId } from '#website/ui/fields/field.tsx'
import { CrossIcon } from '#website/ui/icons.tsx'

type RemoveButtonProps = {
  label: string
  name: typeof ARTIST | typeof IMAGE
  id: number
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void
}

/**
 * Takes something out of the form. Without script the form is sent to the address without it, which answers with the form
 * as it was filled in.
 */
export function RemoveButton({ label, name, id, onRemove }: RemoveButtonProps) {
  const { pathname, search } = useAddress()
  return (
    <RoundButton
      type="submit"
      name={REMOVE_FIELD}
      value={id}
      formAction={`${pathname}${queryWithout(search, name, id)}#${fieldId('images')}`}
      label={label}
      onClick={(event) => {
        event.preventDefault()
        onRemove(event)
      }}
    >
      <CrossIcon />
    </RoundButton>
  )
}
