import { ButtonLink } from '#website/ui/controls.tsx'
import typography from '#website/ui/typography.module.css'
import style from './delivery.module.css'
import { useDeliveryTexts } from './delivery-messages.ts'
import type { OpenView } from './view-delivery.ts'

/** What there is, with sizes and checksums; links once the licence is accepted. */
export function FileList({ view: { files, zip, until } }: { view: OpenView }) {
  const { t } = useDeliveryTexts()
  return (
    <section className={style.section}>
      <p className={typography.quiet}>
        {t(files.length === 0 ? 'delivery_empty' : 'delivery_until', { until })}
      </p>
      <ul className={style.files}>
        {files.map((file) => (
          <li key={file.sha256 + file.name} className={style.file}>
            <div className={style.about}>
              <p>
                <strong className={style.name}>{file.name}</strong> <span>{file.size}</span>
              </p>
              <p className={style.sum}>
                <span>SHA-256</span> <code>{file.sha256}</code>
              </p>
              {file.goesOn ? (
                <p className={style.sum}>{t('delivery_goes_on')}</p>
              ) : (
                file.left !== null && <p className={style.sum}>{leftOf(file.left, t)}</p>
              )}
            </div>
            {file.href && (
              <a
                href={file.href}
                download
                className={style.download}
                aria-label={`${t('delivery_download')}: ${file.name}`}
              >
                {t('delivery_download')}
              </a>
            )}
          </li>
        ))}
      </ul>
      {zip && (
        <div>
          <ButtonLink to={zip.href} download>
            {t(zip.isOfAll ? 'delivery_zip' : 'delivery_zip_rest', { size: zip.size })}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

function leftOf(left: number, t: ReturnType<typeof useDeliveryTexts>['t']): string {
  if (left === 0) return t('delivery_none_left')
  return t(left === 1 ? 'delivery_one_left' : 'delivery_left', { count: left })
}
