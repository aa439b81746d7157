import { BooleanInput } from 'react-admin'

/** Filters of lists whose records go on and off by the clock. */
export const scheduleFilters = [
  <BooleanInput key="scheduled" source="Scheduled" defaultValue={true} />,
  <BooleanInput key="ended" source="Ended" defaultValue={true} />,
]
