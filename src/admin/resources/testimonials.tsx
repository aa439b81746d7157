import { DataTable, SearchInput } from 'react-admin'
import { HiddenMark } from '#admin/parts/hidden-mark.tsx'
import { Pair } from '#admin/parts/inputs/pair.tsx'
import { RecordInput } from '#admin/parts/inputs/record-input.tsx'
import { formPages, ListPage } from '#admin/parts/pages.tsx'
import { RecordCol } from '#admin/parts/record-col.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { paths } from '#site/paths.ts'

function TestimonialList() {
  return (
    <ListPage filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="DeText" />
        <DataTable.Col source="DeCredit" />
        <DataTable.Col source="Hidden" label={false}>
          <HiddenMark />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  )
}

function TestimonialFields() {
  return (
    <>
      <Pair de="DeText" en="EnText" rows={4} />
      <Pair de="DeCredit" en="EnCredit" />
      <RecordInput source="Hidden" />
    </>
  )
}

export const testimonials = {
  list: TestimonialList,
  ...formPages(TestimonialFields, {
    actions: <SeeOnSite at={(language) => paths.team(language)} />,
  }),
}
