import style from './steps.module.css'

/** How something goes, step by step: a heading and a numbered list, out of a text of `content/`. */
export function Steps({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the server from our own files in content/.
  return <div className={style.steps} dangerouslySetInnerHTML={{ __html: html }} />
}
