import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import {
  type DataProvider,
  type RaRecord,
  useDataProvider,
  useGetIdentity,
  useGetList,
  useLocale,
} from 'react-admin'
import { type StyleName, toTexts } from '#domain/uploads/cells.ts'
import { type BulkEditorStore, createBulkEditorStore } from './bulk-editor-store.ts'
import { createRowSaver, type RowSaver } from './save-rows.ts'
import { suggestFor } from './suggest-for.ts'
import { createTextKeeper } from './unsaved-texts.ts'

export type BulkEditorState = {
  store: BulkEditorStore
  saver: RowSaver
  styles: readonly StyleName[]
  staffId: string
}

const ALL_STYLES = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'GermanDescription', order: 'ASC' },
} as const

function useStyles(): readonly StyleName[] | null {
  const inEnglish = useLocale() === 'en'
  const { data } = useGetList('galleries', ALL_STYLES)
  return useMemo(() => {
    const toStyle = ({ Id, Description, GermanDescription }: Record<string, unknown>): StyleName => {
      const names = [String(GermanDescription), String(Description)]
      return { id: Number(Id), names, shown: names[inEnglish ? 1 : 0] ?? '' }
    }
    return data?.map(toStyle) ?? null
  }, [data, inEnglish])
}

export function useBulkEditor(shown: Shown) {
  const dataProvider = useDataProvider()
  const styles = useStyles()
  const { data: identity } = useGetIdentity()
  const staffId = String(identity?.id ?? '')
  const editor = useMemo((): BulkEditorState | null => {
    if (!styles || staffId === '') return null
    const store = createBulkEditorStore((record) => toTexts(record, styles))
    const keep = createTextKeeper(store, styles, staffId)
    return { store, styles, staffId, saver: createRowSaver({ store, styles, dataProvider, keep }) }
  }, [styles, staffId, dataProvider])
  const { data, error, refetch } = useQuery({
    queryKey: ['images', 'desk', shown],
    queryFn: () => listEditedImages(dataProvider, shown),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  useEffect(() => {
    if (!editor || !data) return
    editor.store.load(data)
    void suggestFor(editor)
  }, [editor, data])
  useSaveOnLeaving(editor)
  return { editor: data ? editor : null, error, refetch }
}

function useSaveOnLeaving(editor: BulkEditorState | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!editor) return
    const warn = (event: BeforeUnloadEvent) => {
      const isOpen = editor.store.ids().some((id) => editor.store.find(id)?.state !== 'saved')
      if (!isOpen) return
      void editor.saver.saveNow()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      void editor.saver.saveNow().then(() => queryClient.invalidateQueries({ queryKey: ['images'] }))
    }
  }, [editor, queryClient])
}

export type Shown = { ids: readonly number[]; artistId: number | null }

/** The API gives and takes at most so many records at once. */
export const AT_ONCE = 200

async function listEditedImages(
  dataProvider: Pick<DataProvider, 'getList' | 'getMany'>,
  { ids, artistId }: Shown,
): Promise<RaRecord[]> {
  if (artistId === null) return listSome(dataProvider, ids)
  const images: RaRecord[] = []
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList('images', {
      pagination: { page, perPage: AT_ONCE },
      sort: { field: 'AddedAt', order: 'DESC' },
      filter: { ArtistId: artistId },
    })
    images.push(...data)
    if (data.length === 0 || images.length >= total) return images
  }
}

export async function listSome(
  dataProvider: Pick<DataProvider, 'getMany'>,
  ids: readonly number[],
): Promise<RaRecord[]> {
  const images: RaRecord[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE)
    images.push(...(await dataProvider.getMany('images', { ids: ids.slice(from, from + AT_ONCE) })).data)
  return images
}
