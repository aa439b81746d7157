import { AutocompleteArrayInput, useGetList, useLocale } from 'react-admin'

/** There are some dozens of styles. */
const ALL = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'GermanDescription', order: 'ASC' },
} as const

/** The styles that each new image of the artist begins with. */
export function NewWorkStyles() {
  const name = useLocale() === 'en' ? 'Description' : 'GermanDescription'
  const { data = [], isPending } = useGetList('galleries', ALL)
  return (
    <AutocompleteArrayInput
      source="NewWorkStyles"
      choices={data.map((gallery) => ({ id: gallery.GermanUrl, name: gallery[name] }))}
      isPending={isPending}
      translateChoice={false}
      helperText="artists.new_work_styles_hint"
    />
  )
}
