import { tellSearch } from '#website/search/search-messages.ts'
import { PictureIcon } from '#website/ui/icons.tsx'
import style from './bring-picture.module.css'
import { UploadButton } from './upload-button.tsx'

/** Says that pictures may be brought here, and takes one from a file. */
export function BringPicture({ onFile }: { onFile: (file: File) => void }) {
  return (
    <div className={style.place}>
      <PictureIcon size={26} />
      <span>{tellSearch('finder_picture')}</span>
      <UploadButton label={tellSearch('finder_upload')} onFile={onFile} />
    </div>
  )
}
