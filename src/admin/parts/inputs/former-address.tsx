import { BooleanInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'

/** Offers a redirect as soon as one of these fields, which are part of a record's address, is no longer as it was. */
export function FormerAddress({ of: fields }: { of: string[] }) {
  const record = useRecordContext()
  const values: unknown[] = useWatch({ name: fields })
  const isChanged = fields.some((field, at) => record?.[field] && values[at] !== record[field])
  return isChanged && <BooleanInput source="RedirectFormer" helperText="redirects.former_hint" />
}
