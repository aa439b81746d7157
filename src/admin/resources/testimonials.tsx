import { DataTable } from 'react-admin'
import { formPages } from '#admin/parts/form-pages.tsx'
import { ListPage, SEARCH } from '#admin/parts/list-page.tsx'
import { hiddenCol, RecordCol } from '#admin/parts/record-col.tsx'
import { SeeOnSite } from '#admin/parts/see-on-site.tsx'
import { paths } from '#site/paths.ts'

function TestimonialList() {
  return (
    <ListPage filters={SEARCH}>
      <DataTable bulkActionButtons={false}>
        <RecordCol source="DeText" />
        <DataTable.Col source="DeCredit" />
        {hiddenCol}
      </DataTable>
    </ListPage>
  )
}

export const testimonials = {
  list: TestimonialList,
  ...formPages({
    actions: <SeeOnSite at={(language) => paths.team(language)} />,
  }),
}
