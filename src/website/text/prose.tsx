import style from './prose.module.css'

/** Running text: a page's introduction, headings, paragraphs, links. */
export function Prose({ html }: { html: string }) {
  return (
    <div className="row">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the server from our own files in content/. */}
      <div className={style.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
