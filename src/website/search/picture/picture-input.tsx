import { translateSearch } from '#website/search/search-messages.ts'
import { PictureIcon } from '#website/ui/icons.tsx'
import style from './picture-input.module.css'
import { UploadButton } from './upload-button.tsx'

/** Says that pictures can be dropped or pasted here, and takes one from a file. */
export function PictureInput({ onFile }: { onFile: (file: File) => void }) {
  return (
    <div className={style.place}>
      <PictureIcon size={26} />
      <span>{translateSearch('finder_picture')}</span>
      <UploadButton label={translateSearch('finder_upload')} onFile={onFile} />
    </div>
  )
}
