import { translateSearch } from '#website/search/search-messages.ts'
import { PictureProgress } from './picture-progress.tsx'
import { UploadButton } from './upload-button.tsx'
import { usePictureSearch } from './use-picture-search.ts'

/** Searches by another picture from the page of results. */
export function OtherPicture() {
  const { state, searchFile, stop } = usePictureSearch()
  return (
    <div>
      <UploadButton onFile={searchFile}>{translateSearch('finder_other')}</UploadButton>
      <PictureProgress state={state} onStop={stop} />
    </div>
  )
}
