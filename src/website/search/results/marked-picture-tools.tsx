import { useState } from 'react'
import type { Region } from '#domain/search/region.ts'
import { findKeptFile, type KeptFile } from '#website/search/picture-files.ts'
import { PictureProgress, UploadButton } from '#website/search/picture-input.tsx'
import { useResultsMessages } from '#website/search/results/results-messages.ts'
import { type Filters, resultsPath } from '#website/search/results/search-parameters.ts'
import type { LargePicture, SearchParametersView } from '#website/search/results/view-results.ts'
import { translateSearch } from '#website/search/search-messages.ts'
import upload from '#website/search/upload-button.module.css'
import { usePictureSearch } from '#website/search/use-picture-search.ts'
import style from './picture-tools.module.css'
import { RegionDialog } from './region-dialog.tsx'

export type PictureToolsProps = {
  parameters: Exclude<SearchParametersView, { kind: 'words' }>
  filters: Filters
}

export function MarkedPictureTools({ parameters, filters }: PictureToolsProps) {
  const { t, language } = useResultsMessages()
  const { state, searchFile, searchRegion, stop } = usePictureSearch()
  const marking = useMarkedPicture(parameters)
  const { storedFile, large, note } = marking
  // For a part of a picture only the content counts, until the visitor chooses otherwise.
  const ofRegion = { ...filters, style: 0, by: null }

  function choose(region: Region) {
    marking.close()
    if (parameters.kind === 'like')
      location.assign(resultsPath(language, { ...parameters, region }, ofRegion))
    else if (storedFile)
      searchRegion(storedFile, region, (id) =>
        resultsPath(language, { ...parameters, id, region: null }, ofRegion),
      )
  }
  return (
    <div>
      <div className={style.tools}>
        <button type="button" className={upload.button} onClick={() => void marking.open()}>
          {t('results_part')}
        </button>
        <UploadButton onFile={searchFile}>{translateSearch('finder_other')}</UploadButton>
        <WholeLink parameters={parameters} filters={filters} storedFile={storedFile} />
      </div>
      <p role="status" className={style.note}>
        {note && t(note === 'gone' ? 'results_part_gone' : 'results_part_unreadable')}
      </p>
      <PictureProgress state={state} onStop={stop} />
      {large && (
        <RegionDialog
          picture={large}
          region={parameters.region ?? storedFile?.region ?? null}
          onChoose={choose}
          onClose={marking.close}
        />
      )}
    </div>
  )
}

/** For images of ours the link is in the page already. */
function WholeLink({ parameters, filters, storedFile }: PictureToolsProps & { storedFile: KeptFile | null }) {
  const { t, language } = useResultsMessages()
  if (parameters.kind !== 'picture' || !storedFile?.region) return null
  const whole = { ...parameters, id: storedFile.wholeId, region: null }
  return (
    <a href={resultsPath(language, whole, filters)} className={style.whole}>
      {t('results_part_whole')}
    </a>
  )
}

/** Our pictures come from the server, the visitor's is kept in the tab. */
function useMarkedPicture(parameters: PictureToolsProps['parameters']) {
  const [large, setLarge] = useState<LargePicture | null>(null)
  const [note, setNote] = useState<'gone' | 'unreadable' | null>(null)
  const storedFile = parameters.kind === 'picture' ? findKeptFile(parameters.id) : null

  async function open(): Promise<void> {
    setNote(null)
    if (parameters.kind === 'like') return setLarge(parameters.picture?.large ?? null)
    if (!storedFile) return setNote('gone')
    const opened = await openPictureFile(storedFile.file)
    if (opened) setLarge(opened)
    else setNote('unreadable')
  }
  function close() {
    if (parameters.kind === 'picture' && large) URL.revokeObjectURL(large.address)
    setLarge(null)
  }
  return { storedFile, large, note, open, close }
}

/** The address works until it is revoked. Null where the browser cannot decode the file. */
async function openPictureFile(file: Blob): Promise<LargePicture | null> {
  const image = new Image()
  const address = URL.createObjectURL(file)
  image.src = address
  try {
    await image.decode()
    return { address, width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    URL.revokeObjectURL(address)
    return null
  }
}
