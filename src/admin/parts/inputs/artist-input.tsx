import { AutocompleteInput, ReferenceInput, required } from 'react-admin'

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
