import { BooleanInput, NumberInput, SelectInput } from 'react-admin'
import { KeywordsInput } from '#admin/parts/inputs/keywords-input.tsx'
import { Columns } from '#admin/parts/inputs/pair.tsx'
import { EARLIEST_YEAR, LATEST_YEAR } from '#domain/catalogue/editing/limits.ts'
import { COMMISSIONS } from '#domain/catalogue/profile/profile.ts'

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
        <NumberInput source="Year" min={EARLIEST_YEAR} max={LATEST_YEAR} step={1} helperText={false} />
        <BooleanInput source="Licensable" helperText="images.licensable_hint" />
      </Columns>
    </>
  )
}
