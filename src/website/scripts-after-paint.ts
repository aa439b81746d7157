/** How React Router writes the beginning of its scripts into a page, and one line of it. */
const BEGINNING = /<script type="module" async="">([^<]*)<\/script>/
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";\s*/gm
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g

/**
 * A page can be seen, read and used before its scripts run, so they are only fetched when it has been drawn once: before,
 * they would take the line from the font and the pictures in view, and the processor from the first drawing. A page that
 * nobody looks at yet is never drawn, so its scripts do not wait. What does not look like React Router's page stays as
 * it is.
 */
export function scriptsAfterPaint(html: string): string {
  const [found, code = ''] = BEGINNING.exec(html) ?? []
  if (!found) return html
  const imports = [...code.matchAll(IMPORT)]
  const names = imports.map(([, name = '']) => name).join()
  const files = JSON.stringify(imports.map(([, , file]) => file))
  const preloads = JSON.stringify([...html.matchAll(PRELOAD)].map(([, file]) => file))
  const start = `(() => {
const start = () => {
for (const href of ${preloads}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
Promise.all(${files}.map((file) => import(file))).then(([${names}]) => {
${code.replaceAll(IMPORT, '').trim()}
});
};
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
})()`
  // As functions: a `$` in either means nothing but itself.
  return html.replaceAll(PRELOAD, () => '').replace(found, () => `<script>${start}</script>`)
}
