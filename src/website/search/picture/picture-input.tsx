import { translateSearch } from '#website/search/search-messages.ts'
import { PictureIcon } from '#website/ui/icons.tsx'
import style from './picture-input.module.css'
import { UploadButton } from './upload-button.tsx'

/** Says that pictures can be dropped or pasted here, or on a phone photographed, and takes one from a file. */
export function PictureInput({ onFile }: { onFile: (file: File) => void }) {
  return (
    <div className={style.place}>
      <PictureIcon size={26} />
      <p>
        <span className={style.byHand}>{translateSearch('finder_photo')}</span>
        <span className={style.byMouse}>{translateSearch('finder_picture')}</span>
      </p>
      <UploadButton onFile={onFile}>
        <span className={style.byHand}>{translateSearch('finder_choose')}</span>
        <span className={style.byMouse}>{translateSearch('finder_upload')}</span>
      </UploadButton>
    </div>
  )
}
