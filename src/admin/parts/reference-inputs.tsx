import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  useLocale,
} from 'react-admin'

/** Selects several styles by name. There are some dozens of them, so all are loaded at once. */
export function GalleriesInput({ source, label }: { source: string; label?: string }) {
  const inEnglish = useLocale() === 'en'
  const name = inEnglish ? 'Description' : 'GermanDescription'
  return (
    <ReferenceArrayInput
      source={source}
      reference="galleries"
      perPage={200}
      sort={{ field: name, order: 'ASC' }}
    >
      <AutocompleteArrayInput
        optionText={name}
        filterToQuery={(q: string) => ({ q })}
        helperText={false}
        {...(label ? { label } : {})}
      />
    </ReferenceArrayInput>
  )
}

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
