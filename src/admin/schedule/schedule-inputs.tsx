import { BooleanInput } from 'react-admin'
import { Columns } from '#admin/parts/inputs/pair.tsx'
import { RecordInput } from '#admin/parts/inputs/record-input.tsx'

/** From when until when visitors see the record. */
export function ScheduleInputs() {
  return (
    <Columns>
      <RecordInput source="PublishedFrom" hint="schedule.from_hint" />
      <RecordInput source="PublishedUntil" hint="schedule.until_hint" />
    </Columns>
  )
}

/** Filters of a list. */
export const scheduleFilters = [
  <BooleanInput key="scheduled" source="Scheduled" defaultValue={true} />,
  <BooleanInput key="ended" source="Ended" defaultValue={true} />,
]
