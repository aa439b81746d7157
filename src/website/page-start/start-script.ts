import { DEFAULT_POLICY } from '#platform/browser/own-html.ts'
import { TAKEN_OVER } from '#website/ui/hydration.ts'

/** What the start script needs to know of the page it stands in. */
export type PageStart = {
  /** What React Router expects in `__reactRouterContext`, but for the data. */
  context: unknown
  /** The file with the list of all routes. */
  manifest: string
  /** The files of the page's own routes, by their names. */
  routes: Record<string, string>
  entry: string
  /** All files that come with these, so that none waits for another. */
  preloads: readonly string[]
  /** Whether the page is nothing without its scripts. */
  atOnce: boolean
}

/** Who has not touched a page by then reads it; what comes by itself, like the question about cookies, is due. */
const STARTS_LATEST_MS = 4_000
/** What somebody does with a page that they are about to use. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
/** How React makes a script element that does not run. */
const EMPTY_SCRIPT = '<script></script>'
/** Addresses that open something which only script can show. */
const OPENS_BY_SCRIPT = /[?&]bild=/

/**
 * The one inline script of the site, the same on every page, so that the content security policy can name it by its hash
 * and refuse whatever else is found in a page. What differs stands in two blocks of data before it: the loaders' data as
 * React Router wrote them, and a PageStart.
 *
 * A page can be seen, read and used before its scripts run. So they are fetched when it has been drawn once: before, they
 * would take the line from the font and the pictures in view. And they run at the visitor's first sign of life, after
 * some seconds without one, or at once where the page is nothing without them: a phone has its processor for itself while
 * somebody looks. Links lead on meanwhile; a button that is pressed before is pressed again when the scripts have taken
 * over, or by the browser alone when they cannot be had.
 *
 * Where the browser has Trusted Types, plain text becomes HTML only as React writes it by itself: an empty script element,
 * or something without a tag (JSON, style sheets). What our server wrote goes through `trustHtml`.
 */
export const START_SCRIPT = `(() => {
const facts = document.currentScript.previousElementSibling, data = facts.previousElementSibling;
const { context, manifest, routes, entry, preloads, atOnce } = JSON.parse(facts.textContent);
window.trustedTypes?.createPolicy("${DEFAULT_POLICY}", { createHTML: (html) => html === ${inScript(EMPTY_SCRIPT)} || !html.includes(${inScript('<')}) ? html : null });
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
window.__reactRouterContext = { ...context, stream: new Response(data.textContent).body };
const names = Object.keys(routes);
Promise.all([manifest, ...Object.values(routes)].map((file) => import(file))).then(([, ...modules]) => {
window.__reactRouterRouteModules = Object.fromEntries(names.map((name, at) => [name, modules[at]]));
return import(entry);
}).catch(release);
};
const prepare = () => {
for (const href of preloads) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
atOnce || ${OPENS_BY_SCRIPT}.test(location.search) ? start() : setTimeout(start, ${STARTS_LATEST_MS});
};
addEventListener("click", hold, true);
addEventListener("${TAKEN_OVER}", release, { once: true });
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
document.hidden ? prepare() : requestAnimationFrame(() => setTimeout(prepare));
})()`

/** The three script elements with which a page ends. `data` is what React Router's loaders wrote, each line JSON. */
export function pageStart(data: string, facts: PageStart): string {
  return (
    `<script type="text/plain">${withoutTags(data)}</script>` +
    `<script type="application/json">${withoutTags(JSON.stringify(facts))}</script>` +
    `<script>${START_SCRIPT}</script>`
  )
}

/** A text in a script that stands in HTML. */
function inScript(text: string): string {
  return withoutTags(JSON.stringify(text))
}

/** In JSON a tag can only begin within a text, where its first character may be written as a number. */
function withoutTags(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
