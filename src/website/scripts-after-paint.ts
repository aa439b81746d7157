import { TAKEN_OVER } from './taking-over.ts'

/** How React Router writes the beginning of its scripts into a page, and one line of it. */
const BEGINNING = /<script type="module" async="">([^<]*)<\/script>/
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";\s*/gm
/** Its last line; what it imports fetches the words and draws. */
const ENTRY = /import\((?=[^)]*\);\s*$)/
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g

/** Who has not touched a page by then reads it; what comes by itself, like the question about cookies, is due. */
const STARTS_LATEST_MS = 4_000
/** What somebody does with a page that they are about to use. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
/** Addresses that open something which only script can show. */
const OPENS_BY_SCRIPT = /[?&]bild=/

/**
 * A page can be seen, read and used before its scripts run. So they are fetched when it has been drawn once: before, they
 * would take the line from the font and the pictures in view. And they run at the visitor's first sign of life, after
 * some seconds without one, or at once where `atOnce` says that the page is nothing without them: a phone has its
 * processor for itself while somebody looks. Links lead on meanwhile; a button that is pressed before is pressed again
 * when the scripts have taken over, or by the browser alone when they cannot be had. What does not look like React
 * Router's page stays as it is.
 */
export function scriptsAfterPaint(html: string, atOnce: boolean): string {
  const [found, code = ''] = BEGINNING.exec(html) ?? []
  if (!found) return html
  const imports = [...code.matchAll(IMPORT)]
  const names = imports.map(([, name = '']) => name).join()
  const files = JSON.stringify(imports.map(([, , file]) => file))
  const preloads = JSON.stringify([...html.matchAll(PRELOAD)].map(([, file]) => file))
  const start = `(() => {
const signs = ${JSON.stringify(SIGNS_OF_LIFE)};
let started = false, pressed;
const hold = (event) => {
const button = event.target.closest("button");
if (!button) return;
event.preventDefault();
event.stopPropagation();
pressed = button;
start();
};
const release = () => {
removeEventListener("click", hold, true);
pressed?.click();
};
const start = () => {
if (started) return;
started = true;
for (const sign of signs) removeEventListener(sign, start, true);
Promise.all(${files}.map((file) => import(file))).then(([${names}]) => {
${code.replaceAll(IMPORT, '').replace(ENTRY, 'return import(').trim()}
}).catch(release);
};
const prepare = () => {
for (const href of ${preloads}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${atOnce} || ${OPENS_BY_SCRIPT}.test(location.search) ? start() : setTimeout(start, ${STARTS_LATEST_MS});
};
addEventListener("click", hold, true);
addEventListener("${TAKEN_OVER}", release, { once: true });
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
document.hidden ? prepare() : requestAnimationFrame(() => setTimeout(prepare));
})()`
  // As functions: a `$` in either means nothing but itself.
  return html.replaceAll(PRELOAD, () => '').replace(found, () => `<script>${start}</script>`)
}
