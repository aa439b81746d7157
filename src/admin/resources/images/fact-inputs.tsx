import { BooleanInput, NumberInput, SelectInput } from 'react-admin'
import { KeywordsInput } from '#admin/parts/inputs/keywords-input.tsx'
import { Columns } from '#admin/parts/inputs/pair.tsx'
import { IMAGE_RECORD } from '#domain/catalogue/editing/records.ts'
import { COMMISSIONS } from '#domain/catalogue/profile/profile.ts'

const { Year } = IMAGE_RECORD.fields
const CHOICES = COMMISSIONS.map((id) => ({ id, name: `images.${id}` }))

/** Whom the work was made for, when, and whether it can be licensed. */
export function FactInputs() {
  return (
    <>
      <Columns>
        <SelectInput source="Commission" choices={CHOICES} helperText={false} />
        <KeywordsInput source="Client" />
      </Columns>
      <Columns>
        <NumberInput source="Year" min={Year.is.smallest} max={Year.is.largest} step={1} helperText={false} />
        <BooleanInput source="Licensable" helperText="images.licensable_hint" />
      </Columns>
    </>
  )
}
