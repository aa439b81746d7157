import { AutocompleteInput, ReferenceInput, required } from 'react-admin'

/** Selects one artist; typing filters. */
export function ArtistInput() {
  return (
    <ReferenceInput source="ArtistId" reference="artists" sort={{ field: 'SortName', order: 'ASC' }}>
      <AutocompleteInput
        optionText="Name"
        filterToQuery={(q: string) => ({ q })}
        validate={required()}
        helperText={false}
      />
    </ReferenceInput>
  )
}
