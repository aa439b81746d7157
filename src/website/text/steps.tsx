import { useOwnHtml } from './long-text.tsx'
import style from './steps.module.css'

export function Steps({ html }: { html: string }) {
  const innerHtml = useOwnHtml(html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the server from our own files in content/.
  return <div className={style.steps} dangerouslySetInnerHTML={innerHtml} />
}
