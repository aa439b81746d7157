import { Box } from '@mui/material'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import {
  Create,
  Edit,
  FilterButton,
  List,
  type ListProps,
  Pagination,
  SaveButton,
  SimpleForm,
  Toolbar,
  TopToolbar,
  useListContext,
  useResourceDefinition,
} from 'react-admin'
import { ListFailed, LoadFailed, Loading } from '#admin/records/load-failed.tsx'
import { KeepTyped } from '#admin/records/typed/keep-typed.tsx'
import { DeleteButton } from './delete-button.tsx'
import { OtherErrors } from './inputs/other-errors.tsx'
import { BackLink, CreateLink } from './page-links.tsx'

const PER_PAGE = [25, 50, 100, 200]

/**
 * The list that all resources use: an empty list keeps its filters, and there is no export button, since export has a
 * page of its own.
 */
export function ListPage({
  children,
  filters,
  perPage = 50,
  tools,
  ...rest
}: ListProps & { tools?: ReactNode }) {
  const { hasCreate } = useResourceDefinition()
  return (
    <List
      exporter={false}
      empty={false}
      perPage={perPage}
      pagination={<ListPagination />}
      error={<ListFailed />}
      actions={
        <TopToolbar>
          {tools}
          {Array.isArray(filters) && filters.length > 1 && <FilterButton />}
          {hasCreate && <CreateLink />}
        </TopToolbar>
      }
      {...(filters ? { filters } : {})}
      {...rest}
    >
      {children}
    </List>
  )
}

/** Numbers of a list that could not be loaded would be those of another. */
function ListPagination() {
  const { error } = useListContext()
  return !error && <Pagination rowsPerPageOptions={PER_PAGE} />
}

type FormPage = {
  /** Text of the confirmation before a record is deleted. */
  deleteWarning?: string
  /** False for records that cannot be deleted. */
  canDelete?: boolean
  /** False for records that cannot be changed. */
  canSave?: boolean
  /** Beside the form, or below it in a narrow window. */
  aside?: ReactElement
  /** Buttons beside the link back to the list. */
  actions?: ReactNode
}

/** Edits one record, saves it without leaving the page, and warns before unsaved changes are left. */
export function EditPage({
  children,
  deleteWarning,
  canDelete = true,
  canSave = true,
  aside,
  actions,
}: FormPage & { children: ReactNode }) {
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      actions={
        <TopToolbar sx={{ justifyContent: 'space-between' }}>
          <BackLink />
          <Box sx={{ display: 'flex', gap: 1 }}>{actions}</Box>
        </TopToolbar>
      }
      {...(aside ? { aside } : {})}
      sx={FORM_WITH_ASIDE}
      queryOptions={FAILED_HERE}
      render={({ record, error, refetch }) => {
        // A record that is there stays when it cannot be loaded again: somebody may have typed.
        if (!record) return error ? <LoadFailed error={error} retry={() => void refetch()} /> : <Loading />
        return (
          <SimpleForm
            warnWhenUnsavedChanges
            resetOptions={KEEP_TOUCHED}
            toolbar={<FormToolbar canSave={canSave} canDelete={canDelete} warning={deleteWarning} />}
          >
            <KeepTyped />
            <OtherErrors />
            {children}
          </SimpleForm>
        )
      }}
    />
  )
}

export function CreatePage({ children }: { children: ReactNode }) {
  return (
    <Create redirect="edit">
      <SimpleForm warnWhenUnsavedChanges toolbar={<FormToolbar canSave canDelete={false} />}>
        <KeepTyped />
        <OtherErrors />
        {children}
      </SimpleForm>
    </Create>
  )
}

/** The same fields for editing and creating a record. */
export function formPages(Fields: ComponentType, page: FormPage = {}) {
  return {
    edit: () => (
      <EditPage {...page}>
        <Fields />
      </EditPage>
    ),
    create: () => (
      <CreatePage>
        <Fields />
      </CreatePage>
    ),
  }
}

type FormToolbarProps = { canSave: boolean; canDelete: boolean; warning?: string | undefined }

function FormToolbar({ canSave, canDelete, warning }: FormToolbarProps) {
  return (
    <Toolbar>
      {canSave && <SaveButton icon={NO_ICON} />}
      {canDelete && <DeleteButton warning={warning} />}
    </Toolbar>
  )
}

/** Buttons have a text label instead of an icon. */
const NO_ICON = <span hidden />

/** A record that arrives late, as from a cache and then from the server, leaves alone what somebody has changed. */
const KEEP_TOUCHED = { keepDirtyValues: true }

/** The page itself says what failed; react-admin would go to the list. */
const FAILED_HERE = { onError: () => undefined }

const FORM_WITH_ASIDE = {
  '& .RaEdit-main': { gap: 5, flexDirection: { xs: 'column', lg: 'row' } },
  '& .RaEdit-card': { minWidth: 0, width: '100%' },
}
